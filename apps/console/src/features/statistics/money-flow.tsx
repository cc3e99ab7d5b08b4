import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { ChartFacts } from '#/ui/chart/chart-facts.ts';
import { ErrorState } from '#/ui/controls/error-state.tsx';
import { Figure } from '#/ui/figures/figure.tsx';
import { useCount } from '#/ui/i18n/use-count.ts';
import { breakable, useMoney } from '#/ui/money/use-money.ts';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { useCashLink } from './cash-link.ts';
import { useChangeText } from './change-text.ts';
import { useActivityLink } from './figure-links.ts';
import { ScrollingTable } from './scrolling-table.tsx';
import { StatisticsFilters, useFilterFacts } from './statistics-filters.tsx';
import { moneyFlowQuery } from './statistics-query.ts';
import { useStatisticsAddress } from './statistics-search.ts';

type Flow = Schemas.MoneyFlow;

const FlowChart = lazyPart(async () => (await import('./flow-chart.tsx')).FlowChart, ['charts']);
const ClientsChart = lazyPart(
  async () => (await import('./flow-chart.tsx')).ClientsChart,
  ['charts'],
);

export function MoneyFlow() {
  const { t } = useTranslation('statistics');
  const sdk = useSdk();
  const address = useStatisticsAddress();
  const { search, change } = address;
  const { in_base: _in, ...filter } = address.filter;
  const { in_base: _before, ...filterBefore } = address.before;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    moneyFlowQuery(sdk, { ...filter, ...address.series }),
  );
  const { data: before, isPlaceholderData: isBeforeOld } = useQuery(
    moneyFlowQuery(sdk, { ...filterBefore, ...address.seriesBefore }),
  );
  const facts = [t('flow.title'), ...useFilterFacts(search)];
  const state = { error, retrying: isFetching, onRetry: () => void refetch() };
  return (
    <section aria-label={t('flow.title')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-base font-semibold">{t('flow.title')}</h2>
          <p className="text-xs text-ink-muted">
            {t('flow.about', { currency: data?.base_currency ?? '…' })}
          </p>
        </div>
        <StatisticsFilters search={search} onChange={change} />
      </div>
      {error && <ErrorState {...state} error={error} {...(data && { form: 'line' as const })} />}
      {data === undefined && error === null && <Skeleton className="h-20 w-full" />}
      {data && (
        <div
          aria-busy={isPlaceholderData || isBeforeOld}
          className="flex flex-col gap-3 aria-busy:opacity-60"
        >
          <FlowTiles flow={data} before={before} filters={address.listFilters} />
          {data.unrated > 0 && (
            <p className="text-xs text-warning-text">
              {t('flow.unrated', { count: data.unrated })}
            </p>
          )}
          {data.totals.length > 0 && <ByCurrency flow={data} filters={address.listFilters} />}
          <ChartFacts value={facts}>
            <FlowChart flow={data} before={before} address={address} {...state} />
            {data.clients && <ClientsChart flow={data} address={address} {...state} />}
          </ChartFacts>
        </div>
      )}
    </section>
  );
}

function FlowTiles({
  flow,
  before,
  filters,
}: {
  flow: Flow;
  before: Flow | undefined;
  filters: Readonly<Record<string, unknown>>;
}) {
  const { t } = useTranslation('statistics');
  const count = useCount();
  const { money } = useMoney();
  const permitted = usePermittedPaths();
  const changeText = useChangeText();
  const cashLink = useCashLink();
  const activityLink = useActivityLink();
  const { clients, base_currency: base } = flow;
  const { from: _from, to: _to, ...anyTime } = filters;
  const tile = (name: string, value: ReactNode, now: number, then: number | undefined) => (
    <div
      key={name}
      className="rounded-md border border-line bg-surface p-3 max-md:odd:last:col-span-2"
    >
      <dt className="text-ink-muted">{name}</dt>
      <dd className="mt-1 text-base font-semibold wrap-anywhere xl:text-lg">{value}</dd>
      {then !== undefined && (
        <dd className="mt-0.5 text-xs text-ink-muted">{changeText(now, then)}</dd>
      )}
    </div>
  );
  const amount = (
    name: string,
    of: (flow: Flow) => string | null | undefined,
    list?: 'deposits' | 'withdrawals',
  ) => {
    const now = of(flow);
    if (now == null) return null;
    const value = (
      <Figure link={list && cashLink(list, filters)} how={list ? undefined : t('making.net')}>
        {breakable(money(now, base))}
      </Figure>
    );
    return tile(name, value, Number(now), before && Number(of(before) ?? 0));
  };
  return (
    <dl className="grid grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-5 md:gap-3">
      {amount(t('flow.net'), ({ all }) => all.net)}
      {amount(t('flow.deposits'), ({ all }) => all.deposits?.amount, 'deposits')}
      {amount(t('flow.withdrawals'), ({ all }) => all.withdrawals?.amount, 'withdrawals')}
      {clients &&
        tile(
          t('flow.new'),
          <Figure link={permitted.has('/client') ? { to: '/client', search: filters } : undefined}>
            {count(clients.new)}
          </Figure>,
          clients.new,
          before?.clients?.new,
        )}
      {clients &&
        tile(
          t('flow.active'),
          <Figure link={activityLink('any', { range: flow, filters: anyTime })}>
            {count(clients.active)}
          </Figure>,
          clients.active,
          before?.clients?.active,
        )}
    </dl>
  );
}

function ByCurrency({
  flow: { totals, base_currency: base },
  filters,
}: {
  flow: Flow;
  filters: Readonly<Record<string, unknown>>;
}) {
  const { t } = useTranslation('statistics');
  const { money } = useMoney();
  const cashLink = useCashLink();
  const flows = ['deposits', 'withdrawals'] as const;
  const shown = flows.filter((name) => totals.some(({ cash }) => cash[name] !== null));
  return (
    <ScrollingTable label={t('flow.byCurrency')}>
      <thead className="text-xs text-ink-muted">
        <tr>
          <th scope="col" className="px-2 py-2 text-left md:px-3 font-normal">
            {t('currency')}
          </th>
          {shown.map((name) => (
            <th key={name} scope="col" className="px-2 py-2 md:px-3 font-normal">
              {t(`flow.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {totals.map(({ currency, cash }) => (
          <tr key={currency} className="border-t border-line">
            <th scope="row" className="px-2 py-1.5 md:px-3 text-left font-normal">
              {currency}
            </th>
            {shown.map((name) => {
              const sum = cash[name];
              return (
                <td key={name} className="px-2 py-1.5 md:px-3 align-top whitespace-nowrap">
                  {sum === null || sum.count === 0 ? (
                    '—'
                  ) : (
                    <Figure link={cashLink(name, { ...filters, currency })}>
                      {money(sum.amount, currency)}
                    </Figure>
                  )}
                  {sum !== null && sum.count > 0 && (
                    <span className="block text-xs text-ink-muted">
                      {currency !== base && (
                        <>
                          {sum.base === null
                            ? t('noRate')
                            : t('inBase', { amount: money(sum.base, base) })}
                          <span className="max-md:hidden"> · </span>
                          <br className="md:hidden" />
                        </>
                      )}
                      {t('flow.records', { count: sum.count })}
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
