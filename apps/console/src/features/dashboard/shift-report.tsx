import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { CopyButton } from '#/ui/controls/copy-button.tsx';
import { ErrorState } from '#/ui/controls/error-state.tsx';
import { Figure, type FigureLink } from '#/ui/figures/figure.tsx';
import { useCount } from '#/ui/i18n/use-count.ts';
import { breakable, useMoney } from '#/ui/money/use-money.ts';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { DashboardSkeleton, FigureGroup, useQueueLinks, useQueueName } from './figure-group.tsx';
import { FigureTable } from './figure-table.tsx';
import { shiftQuery } from './handover-calls.ts';
import { Handovers } from './handovers.tsx';

import './print.css';

type Left = Schemas.Shift['left'][number];

const logPath = '/config/audit_log';

const donesMax = 5;
/** Not the work of a shift. */
const asides = /^(session|notification|handover|audit|user)\.|\.exported$/;

export function ShiftReport({ actionName }: { actionName: (action: string) => string }) {
  const { data, error, isFetching, refetch } = useQuery(shiftQuery(useSdk()));
  const retry = () => void refetch();
  return (
    <div className="flex flex-col gap-6">
      <Handovers />
      {data ? (
        <Report shift={data} actionName={actionName} />
      ) : error ? (
        <ErrorState error={error} onRetry={retry} retrying={isFetching} />
      ) : (
        <DashboardSkeleton />
      )}
    </div>
  );
}

function Report({
  shift,
  actionName,
}: {
  shift: Schemas.Shift;
  actionName: (action: string) => string;
}) {
  const { t } = useTranslation(['dashboard', 'handover']);
  const count = useCount();
  const { money } = useMoney();
  const { exact, ago } = useTime();
  const nameOf = useQueueName();
  const linkOf = useQueueLinks();
  const permitted = usePermittedPaths();
  const since = (oldest: string | null) => (oldest === null ? '—' : ago(oldest, new Date()));
  const waiting = shift.queues
    .filter((queue) => queue.count > 0 && linkOf(queue))
    .toSorted((one, other) => ((one.oldest_at ?? '') < (other.oldest_at ?? '') ? -1 : 1));
  const dones = shift.done.filter(({ action }) => !asides.test(action)).slice(0, donesMax);
  const done = dones.map(({ action, count: times }) => [actionName(action), count(times)]);
  const handed = shift.transferred.map((one) => [
    one.name ?? t('handover:outside'),
    one.from?.name ?? '—',
    one.to?.name ?? '—',
    exact(one.at),
  ]);
  const left = shift.left.map((one) => [leftName(one), count(one.count), since(one.oldest_at)]);
  const queues = waiting.map((queue) => [
    nameOf(queue),
    count(queue.count),
    since(queue.oldest_at),
    queue.base ? breakable(money(queue.base.amount, queue.base.currency)) : '—',
  ]);
  const title = t('shift.of', { name: shift.person.name, time: exact(shift.as_of) });
  const part = (name: string, rows: readonly (readonly string[])[]) =>
    [name, ...(rows.length > 0 ? rows.map((row) => row.join('  ')) : ['—'])].join('\n');
  const text = [
    title,
    part(t('shift.waiting'), queues),
    part(t('shift.left'), left),
    part(t('handover:handed'), handed),
    part(t('shift.done'), done),
  ].join('\n\n');

  function leftName(one: Left): string {
    return one.queue === 'approval' ? t('shift.proposed') : nameOf(one);
  }

  function entriesLink(action: string | undefined): FigureLink {
    if (!permitted.has(logPath)) return undefined;
    return { to: logPath, search: { actor_id: shift.person.id, action, from: 'now/d' } };
  }

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-muted">{title}</p>
        <div className="flex gap-2 print:hidden">
          <CopyButton
            text={text}
            labels={{ copied: t('shift.copied'), failed: t('shift.notCopied') }}
          >
            {t('shift.copy')}
          </CopyButton>
          <Button size="sm" onClick={() => print()}>
            {t('shift.print')}
          </Button>
        </div>
      </div>
      <Part
        title={t('shift.waiting')}
        none={t('shift.noneWaiting')}
        corner={t('shift.queue')}
        columns={[t('shift.count'), t('shift.oldest'), t('shift.worth')]}
        rows={queues}
        linkOf={(at) => waiting[at] && linkOf(waiting[at])}
      />
      <Part
        title={t('shift.left')}
        none={t('shift.noneLeft')}
        corner={t('shift.queue')}
        columns={[t('shift.count'), t('shift.oldest')]}
        rows={left}
        linkOf={(at) => shift.left[at] && linkOf(shift.left[at])}
        how={t('shift.ownAlone')}
      />
      <Part
        title={t('handover:handed')}
        none={t('handover:noneHanded')}
        corner={t('handover:client')}
        columns={[t('handover:from'), t('handover:to'), t('handover:at')]}
        rows={handed}
        linkOf={() => undefined}
      />
      <Part
        title={t('shift.done')}
        none={t('shift.noneDone')}
        corner={t('shift.action')}
        columns={[t('shift.times')]}
        rows={done}
        linkOf={(at) => entriesLink(dones[at]?.action)}
      />
    </div>
  );
}

function Part({
  title,
  none,
  corner,
  columns,
  rows,
  linkOf,
  how,
}: {
  title: string;
  none: string;
  corner: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  linkOf: (at: number) => FigureLink;
  how?: string;
}) {
  return (
    <FigureGroup title={title}>
      {rows.length === 0 ? (
        <p className="text-ink-muted">{none}</p>
      ) : (
        <FigureTable
          caption={title}
          corner={corner}
          columns={columns.map((name) => ({ key: name, name }))}
          rows={rows.map(([name = '', number, ...cells], at) => ({
            key: `${at} ${name}`,
            name: how === undefined ? name : <Figure link={linkOf(at)}>{name}</Figure>,
            cells: [
              <Figure key="number" link={how === undefined ? linkOf(at) : undefined} how={how}>
                {number}
              </Figure>,
              ...cells,
            ],
          }))}
        />
      )}
    </FigureGroup>
  );
}
