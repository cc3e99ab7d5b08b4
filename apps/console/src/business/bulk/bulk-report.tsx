import { type Schemas, SdkError } from '@brokerdesk/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  CircleCheck,
  CircleMinus,
  CircleX,
  Clock,
  Download,
  type LucideIcon,
  UserCheck,
} from 'lucide-react';
import { StatementLink } from '#/business/client/statement-link.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { Button } from '#/core/ui/button.tsx';
import { describeProblem } from '#/ui/api/problem.ts';
import { exportFileName, saveFile, toCsv } from '#/ui/api/save-file.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { StatusBadge, type StatusTone } from '#/ui/controls/status-badge.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { bulkRunQuery, isUnderWay, type RunStep, stepRun, storeRuns } from './bulk-calls.ts';
import { countLabels, countsOf, manyOf, titleOf } from './bulk-labels.ts';

type State = Schemas.BulkItemState;

const looks: Record<State, { tone: StatusTone; icon: LucideIcon }> = {
  waiting: { tone: 'neutral', icon: Clock },
  done: { tone: 'success', icon: CircleCheck },
  proposed: { tone: 'warning', icon: UserCheck },
  refused: { tone: 'danger', icon: CircleX },
  skipped: { tone: 'neutral', icon: CircleMinus },
};
const ranks: Record<State, number> = { refused: 0, skipped: 1, proposed: 2, waiting: 3, done: 4 };

export function BulkReportTable({ items }: { items: readonly Schemas.BulkItem[] }) {
  const { t } = useTranslation('bulk');
  const inRank = items.toSorted((one, other) => ranks[one.state] - ranks[other.state]);
  return (
    <table className="w-full border-separate border-spacing-0">
      <thead className="text-left text-xs text-ink-muted">
        <tr>
          <th scope="col" className="border-b border-line py-1.5 pr-3 font-medium">
            {t('heads.row')}
          </th>
          <th scope="col" className="border-b border-line py-1.5 font-medium">
            {t('heads.result')}
          </th>
        </tr>
      </thead>
      <tbody>
        {inRank.map((item) => (
          <tr key={item.id}>
            <th scope="row" className="border-b border-line py-1.5 pr-3 text-left font-normal">
              <span className="font-medium">{item.label ?? t('outside')}</span>
              {item.client && (
                <span className="block text-xs text-ink-muted">
                  <ItemClient item={item} client={item.client} />
                </span>
              )}
            </th>
            <td className="border-b border-line py-1.5 align-top">
              <StatusBadge {...looks[item.state]}>{t(`state.${item.state}`)}</StatusBadge>
              {item.problem && <Why problem={item.problem} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ItemClient({
  item: { id, state, label, amount, currency },
  client,
}: {
  item: Schemas.BulkItem;
  client: Schemas.BulkClient;
}) {
  const { money } = useMoney();
  if (amount === null || currency === null) {
    return client.full_name === label ? client.username : client.full_name;
  }
  const text = money(amount, currency);
  return (
    <>
      {client.full_name} ·{' '}
      {state === 'done' ? (
        <StatementLink client={client} filter={{ record: id }} amount={text} />
      ) : (
        text
      )}
    </>
  );
}

const errorOf = (problem: Schemas.Problem) => new SdkError({ kind: 'problem', ...problem });

function Why({ problem }: { problem: Schemas.Problem }) {
  const { t } = useTranslation('bulk');
  const { exact } = useTime();
  const { changed_by: name, changed_at: at, code } = problem;
  return (
    <p className="mt-0.5 text-xs break-words text-ink-muted">
      {describeProblem(errorOf(problem)).message ?? t('noWords')}
      {name && at && <span className="ml-2">{t('changed', { name, at: exact(at) })}</span>}
      <span className="ml-2 font-mono text-ink-faint">{code}</span>
    </p>
  );
}

export function BulkReport({
  run: listed,
  onClose,
}: {
  run: Schemas.BulkRun;
  onClose: () => void;
}) {
  const { t } = useTranslation('bulk');
  const sdk = useSdk();
  const query = useQuery(bulkRunQuery(sdk, listed.id));
  const run = query.data?.run ?? listed;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('reportOf', { title: titleOf(t, run) })}
      description={countLabels(t, run)}
    >
      <DialogBody>
        {run.stop_reason === 'access' && (
          <div className="mb-3">
            <Notice tone="warning" title={t('stoppedForAccess')} />
          </div>
        )}
        <Loaded query={query}>{({ items }) => <BulkReportTable items={items} />}</Loaded>
      </DialogBody>
      <DialogFooter>
        <SaveReport items={query.data?.items ?? []} />
        <RunSteps run={run} onClose={onClose} />
      </DialogFooter>
    </Dialog>
  );
}

function RunSteps({ run, onClose }: { run: Schemas.BulkRun; onClose: () => void }) {
  const { t } = useTranslation('bulk');
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const step = useMutation({
    mutationFn: (name: RunStep) => stepRun(sdk, run.id, name),
    onSuccess: (changed, name) => {
      if (name === 'close') onClose();
      return storeRuns(queryClient, sdk, [changed]);
    },
  });
  const { refused, skipped } = countsOf(run);
  const many = (count: number) => manyOf(t, run, count);
  const ask = (name: RunStep) => ({ busy: step.isPending, onClick: () => step.mutate(name) });
  if (isUnderWay(run)) {
    return run.status === 'running' && <Button {...ask('stop')}>{t('stop')}</Button>;
  }
  return (
    <>
      {step.isError && <p role="alert">{describeProblem(step.error).message ?? t('noAnswer')}</p>}
      <Button {...ask('close')}>{t('close')}</Button>
      {skipped > 0 && (
        <Button {...ask('goOn')}>{t('goOn', { count: skipped, many: many(skipped) })}</Button>
      )}
      {refused > 0 && (
        <Button variant="primary" {...ask('retry')}>
          {t('retry', { count: refused, many: many(refused) })}
        </Button>
      )}
    </>
  );
}

function SaveReport({ items }: { items: readonly Schemas.BulkItem[] }) {
  const { t } = useTranslation('bulk');
  const { timezone } = useSettings();
  const { money } = useMoney();
  const save = () => {
    const heads = (['row', 'detail', 'result', 'words', 'code'] as const).map((head) =>
      t(`heads.${head}`),
    );
    const lines = items.map(({ label, client, amount, currency, state, problem }) => [
      label ?? t('outside'),
      [client?.full_name, amount && currency && money(amount, currency)]
        .filter(Boolean)
        .join(' · '),
      t(`state.${state}`),
      (problem && describeProblem(errorOf(problem)).message) ?? '',
      problem?.code ?? '',
    ]);
    saveFile(toCsv([heads, ...lines]), exportFileName('report', 'csv', timezone, new Date()));
  };
  return (
    <Button className="mr-auto" disabled={items.length === 0} onClick={save}>
      <Download aria-hidden="true" />
      {t('save')}
    </Button>
  );
}
