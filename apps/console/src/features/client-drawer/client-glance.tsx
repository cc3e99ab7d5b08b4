import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StatementLink } from '#/business/client/statement-link.tsx';
import { clientSummaryQuery } from '#/business/client-records/client-records.ts';
import type { StatementFilter } from '#/business/ledger/statement-filter.ts';
import { RiskMark } from '#/business/risk.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { QueryError } from '#/ui/controls/error-state.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { Ago } from '#/ui/time/ago.tsx';
import { waitedSince } from '#/ui/time/duration.ts';
import { recordPage } from './record-page.ts';

type GlanceOf = Pick<Schemas.Client, 'id' | 'fake'>;

export function ClientGlance({ client }: { client: GlanceOf }) {
  const { t } = useTranslation(['client-detail', 'kit', 'record']);
  const query = useQuery(clientSummaryQuery(useSdk(), client.id));
  const { data: summary } = query;
  if (summary === undefined) {
    return query.isError ? (
      <QueryError form="line" query={query} />
    ) : (
      <div aria-hidden="true" className="flex h-33 flex-col justify-between py-1">
        <Skeleton className="h-8" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    );
  }
  const { balance, deposited, withdrawn, pending, risk, last_contact: last } = summary;
  const total = (label: string, sum: Schemas.ClientMoney, filter: StatementFilter) => (
    <div>
      <dt className="text-xs text-ink-muted">{label}</dt>
      <dd>
        <Total client={client} sum={sum} filter={filter} />
      </dd>
    </div>
  );
  return (
    <div className="flex flex-col gap-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {total(t('glance.balance'), balance, {})}
        {deposited && total(t('glance.deposited'), deposited, { kind: 'deposit' })}
        {withdrawn && total(t('glance.withdrawn'), withdrawn, { kind: 'withdrawal' })}
      </dl>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        <Line label={t('glance.pending')}>
          {pending.length === 0
            ? t('glance.noPending')
            : pending.map((one) => (
                <PendingLink key={`${one.what} ${one.kind}`} client={client} pending={one} />
              ))}
        </Line>
        <Line label={t('glance.risk')}>
          {risk.level === 'none' ? (
            <span className="text-ink-muted">{t('glance.noRisk')}</span>
          ) : (
            <>
              <RiskMark risk={risk.level} risk_reasons={risk.reasons} />
              {risk.reasons
                .map(({ code }) => t(`record:riskReason.${code}`))
                .join(t('kit:risk.comma'))}
            </>
          )}
        </Line>
        <Line label={t('glance.contact')}>
          <LastContact last={last} />
        </Line>
      </dl>
      {summary.fake && <p className="text-xs text-warning-text">{t('glance.robot')}</p>}
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-xs/5 text-ink-muted">{label}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">{children}</dd>
    </>
  );
}

function Total({
  client,
  sum: { base, totals },
  filter,
}: {
  client: GlanceOf;
  sum: Schemas.ClientMoney;
  filter: StatementFilter;
}) {
  const { t } = useTranslation('client-detail');
  const { money } = useMoney();
  return (
    <span
      className="font-semibold"
      title={totals.map(({ amount, currency }) => money(amount, currency)).join(' + ')}
    >
      <StatementLink client={client} filter={filter} amount={money(base.amount, base.currency)} />
      {base.unrated > 0 && (
        <span className="block text-xs font-normal text-warning-text">
          {t('glance.unrated', { count: base.unrated })}
        </span>
      )}
    </span>
  );
}

function PendingLink({
  client,
  pending: { what, kind, count, totals, oldest_at: oldest, only_id: id },
}: {
  client: GlanceOf;
  pending: Schemas.ClientPending;
}) {
  const { t } = useTranslation(['client-detail', 'kit', 'record']);
  const { money } = useMoney();
  const permitted = usePermittedPaths();
  const waited = waitedSince(oldest, new Date());
  const label =
    what === 'order'
      ? t('glance.order', { count, kind: t(`kinds.${kind ?? 'stock'}`) })
      : t(`glance.${what}`, { count });
  const recordKind = what === 'order' ? (kind ?? 'stock') : what;
  const page = recordPage({ kind: recordKind, id: id ?? '', order_no: null });
  const search = {
    status: what === 'order' ? 'awaiting' : 'pending',
    client_id: client.id,
    ...(client.fake && { fake: true }),
    ...(id !== null && { id }),
  };
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
      {page && permitted.has(page.path) ? (
        <PageLink to={page.path} search={search}>
          {label}
        </PageLink>
      ) : (
        label
      )}
      {totals.length > 0 && (
        <span className="tabular-nums">
          {totals.map(({ amount, currency }) => money(amount, currency)).join(' + ')}
        </span>
      )}
      {waited && (
        <span className="text-xs text-ink-muted">
          {t(`kit:waited.${waited.unit}`, { count: waited.count })}
        </span>
      )}
    </span>
  );
}

function LastContact({ last }: { last: Schemas.ClientLastContact }) {
  const { t } = useTranslation('client-detail');
  const { message, note, seen_at: seenAt } = last;
  if (message === null && note === null && seenAt === null) {
    return <span className="text-ink-muted">{t('glance.noContact')}</span>;
  }
  return (
    <>
      {message && (
        <span>
          {t('glance.message')} <Ago at={message.at} />{' '}
          <span className="text-ink-muted">
            {t(message.read_at === null ? 'glance.unread' : 'glance.read')}
          </span>
        </span>
      )}
      {note && (
        <span>
          {t('glance.note')} <Ago at={note.at} />{' '}
          <span className="text-ink-muted">{note.author.name}</span>
        </span>
      )}
      {seenAt && (
        <span>
          {t('glance.seen')} <Ago at={seenAt} />
        </span>
      )}
    </>
  );
}
