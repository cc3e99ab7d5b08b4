import { actionsIn, exceptionStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { ClientLink } from '#/business/client/client-link.tsx';
import { Comments } from '#/business/comments/comments.ts';
import type { OpenRecord } from '#/business/list/open-record.ts';
import { ListedDrawer } from '#/business/record/listed-drawer.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { Permit } from '#/ui/permission.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { ExceptionState } from '../exception-state.tsx';
import { useCheckLabel } from '../use-check-label.ts';
import { DepositsCompared } from './deposits-compared.tsx';
import { recordLinks } from './drill-through.ts';

function SubjectLinks({ exception }: { exception: Schemas.DataException }) {
  const permitted = usePermittedPaths();
  const links = recordLinks(exception).filter(({ to }) => permitted.has(to));
  if (links.length === 0) return exception.subject.name;
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {links.map(({ label, to, search }) => (
        <PageLink key={label} to={to} search={search}>
          {label}
        </PageLink>
      ))}
    </span>
  );
}

const types = [
  'account',
  'trade',
  'saving',
  'product',
  'deposit_group',
  'client',
  'staff',
  'tally',
] as const;

function ExceptionFacts({ exception }: { exception: Schemas.DataException }) {
  const { t } = useTranslation('exception');
  const { exact, ago } = useTime();
  const { client, status, subject } = exception;
  const resolved = status === 'resolved';
  const type = types.find((known) => known === subject.type);
  return (
    <Facts
      facts={[
        { label: t('column.subject'), value: <SubjectLinks exception={exception} />, wide: true },
        { label: t('detail.type'), value: type ? t(`type.${type}`) : subject.type },
        ...(client ? [{ label: t('column.client'), value: <ClientLink client={client} /> }] : []),
        {
          label: t('column.firstSeenAt'),
          value: `${exact(exception.first_seen_at)} (${ago(exception.first_seen_at, new Date())})`,
        },
        { label: t('column.lastSeenAt'), value: exact(exception.last_seen_at) },
        ...optionalFact(t('column.resolvedBy'), resolved && (exception.resolved_by?.name ?? null)),
        ...optionalFact(
          t('detail.resolvedAt'),
          resolved && exception.resolved_at && exact(exception.resolved_at),
        ),
        ...optionalFact(t('resolve.note'), resolved && exception.note, true),
      ]}
    />
  );
}

const ResolveForm = lazyOverlay(
  async () => (await import('./resolve-form.tsx')).ResolveForm,
  ['form'],
);

function ResolveButton({
  exception,
  onResolved,
}: {
  exception: Schemas.DataException;
  onResolved: () => void;
}) {
  const { t } = useTranslation('exception');
  const [open, setOpen] = useState(false);
  return (
    <Permit action="update">
      <Button variant="primary" onClick={() => setOpen(true)}>
        <Check aria-hidden="true" />
        {t('resolve.button')}
      </Button>
      {open && (
        <ResolveForm exception={exception} onResolved={onResolved} onClose={() => setOpen(false)} />
      )}
    </Permit>
  );
}

export function Comparison({ exception }: { exception: Schemas.DataException }) {
  const { t } = useTranslation('exception');
  const { expected, found, present } = exception;
  return (
    <>
      <dl className="grid grid-cols-2 gap-2 tabular-nums">
        <div className="min-w-0 rounded-md border border-success-line bg-success-surface px-3 py-2">
          <dt className="text-xs text-success-text">{t('column.expected')}</dt>
          <dd className="mt-0.5 text-base break-words">{expected}</dd>
        </div>
        <div className="min-w-0 rounded-md border border-danger-line bg-danger-surface px-3 py-2">
          <dt className="text-xs text-danger-text">{t('column.found')}</dt>
          <dd className="mt-0.5 text-base break-words">{found}</dd>
        </div>
      </dl>
      {!present && <p className="mt-2 text-ink-muted">{t('detail.gone')}</p>}
    </>
  );
}

const WorkLine = lazyPart(
  async () => (await import('#/business/work/work-line.tsx')).WorkLine,
  ['work'],
);

export function ExceptionDrawer(open: OpenRecord<Schemas.DataException>) {
  const { t } = useTranslation('exception');
  const { exact } = useTime();
  const checkLabel = useCheckLabel();
  return (
    <ListedDrawer
      {...open}
      auditedAs="dataException"
      kind={t('detail.title')}
      title={checkLabel}
      revision={({ version }) => version}
      badge={(exception) => <ExceptionState state={exception} />}
      footer={(exception) =>
        actionsIn(exceptionStates, exception.status).includes('resolve') && (
          <ResolveButton exception={exception} onResolved={open.onClose} />
        )
      }
    >
      {(exception) => (
        <>
          {actionsIn(exceptionStates, exception.status).includes('resolve') && (
            <div className="px-5 pt-2">
              <WorkLine type="dataException" id={exception.id} onReturned={open.onClose} />
            </div>
          )}
          {exception.status === 'open' && exception.reopened_at !== null && (
            <div className="px-5 pt-4">
              <Notice
                tone="warning"
                title={t('detail.reopened', { at: exact(exception.reopened_at) })}
              >
                {exception.note !== null && (
                  <p>
                    {t('detail.formerNote', {
                      name: exception.resolved_by?.name ?? '—',
                      note: exception.note,
                    })}
                  </p>
                )}
              </Notice>
            </div>
          )}
          <Section title={t('detail.comparison')}>
            <Comparison exception={exception} />
          </Section>
          <DepositsCompared exception={exception} />
          <Section title={t('detail.facts')}>
            <ExceptionFacts exception={exception} />
          </Section>
          <Comments key={exception.id} subject={{ type: 'dataException', id: exception.id }} />
        </>
      )}
    </ListedDrawer>
  );
}
