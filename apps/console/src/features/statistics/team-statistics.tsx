import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useLocale } from '#/boot/i18n/use-locale.ts';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useMoney } from '#/kit/money/use-money.ts';
import { lazyPart } from '#/kit/page/lazy-part.tsx';
import { teamStatisticsQuery } from './api/statistics-query.ts';
import { CashLink } from './cash-link.tsx';
import { type FigureColumn, FigureTable } from './figure-table.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { StatisticsPanel } from './statistics-panel.tsx';
import { rankedRows, type TeamRow, teamRows } from './team-rows.ts';
import { useStatisticsAddress } from './use-statistics-address.ts';

/** Comes after the figures: the library that draws is larger than all the rest. */
const TrendChart = lazyPart(async () => (await import('./trend-chart.tsx')).TrendChart, ['charts']);

const RankingChart = lazyPart(
  async () => (await import('./ranking-chart.tsx')).RankingChart,
  ['charts'],
);
const CohortTable = lazyPart(async () => (await import('./cohort-table.tsx')).CohortTable);

/** Clients, orders and money by team and salesman, of the teams that the person may see. */
export function TeamStatistics() {
  const { t } = useTranslation('statistics');
  const sdk = useSdk();
  const address = useStatisticsAddress();
  const { search, change } = address;
  const query = useQuery(teamStatisticsQuery(sdk, address.filter));
  const before = useQuery(teamStatisticsQuery(sdk, address.before));
  const columns = useTeamColumns();
  return (
    <StatisticsPanel address={address} query={query} after={<CohortTable address={address} />}>
      {(stat, currency) => {
        const figuresOf = (totals: typeof stat.totals) =>
          totals.find((one) => one.currency === currency)?.trades;
        return (
          <>
            <FigureTiles
              figures={figuresOf(stat.totals)}
              before={before.data && (figuresOf(before.data.totals) ?? null)}
              currency={currency}
              base={stat.base_currency}
            />
            <TrendChart
              current={stat}
              before={before.data}
              currency={currency}
              measure={search.measure ?? 'orders'}
              onMeasure={(measure) => change({ measure })}
              onRange={(from, to) => change({ from, to })}
              error={null}
              retrying={query.isFetching}
              onRetry={() => void query.refetch()}
            />
            {(['team', 'agent'] as const).map((of) => (
              <RankingChart
                key={of}
                title={t(of === 'team' ? 'ranking.teams' : 'ranking.agents')}
                pointHead={t(of === 'team' ? 'leader' : 'agent')}
                rows={rankedRows(stat.teams, currency, of === 'team').map(({ name, ...row }) => ({
                  name: name ?? t(of === 'team' ? 'noTeam' : 'nobody'),
                  ...row,
                }))}
                earlier={before.data && rankedRows(before.data.teams, currency, of === 'team')}
                currency={currency}
                measure={search.measure ?? 'orders'}
              />
            ))}
            <FigureTable
              caption={t('byTeam')}
              columns={columns(currency, stat.base_currency, {
                ...address.listFilters,
                in_base: search.in_base,
              })}
              rows={teamRows(stat.teams, currency)}
              keyOf={({ key }) => key}
              isTotal={({ isTeam }) => isTeam}
              sort={search.sort ?? ''}
              onSort={(sort) => change({ sort })}
            />
          </>
        );
      }}
    </StatisticsPanel>
  );
}

type Filters = Readonly<Record<string, unknown>>;

function useTeamColumns() {
  const { t } = useTranslation('statistics');
  const locale = useLocale();
  const { money } = useMoney();
  return (currency: string, base: string, filters: Filters): FigureColumn<TeamRow>[] => {
    const number = (
      id: string,
      label: string,
      value: (row: TeamRow) => number | undefined,
    ): FigureColumn<TeamRow> => ({
      id,
      label,
      align: 'end',
      cell: (row) => value(row)?.toLocaleString(locale),
      value: (row) => value(row) ?? null,
    });
    const amount = (
      id: string,
      label: string,
      value: (row: TeamRow) => string | undefined,
      inBase: (row: TeamRow) => string | null | undefined,
      linked: (row: TeamRow, text: string) => ReactNode = (_, text) => text,
    ): FigureColumn<TeamRow> => ({
      id,
      label,
      align: 'end',
      cell: (row) => {
        const text = value(row);
        if (text === undefined) return null;
        const worth = inBase(row);
        return (
          <>
            {linked(row, money(text, currency))}
            {currency !== base && (
              <span className="block text-xs text-ink-muted">
                {worth == null ? t('noRate') : t('inBase', { amount: money(worth, base) })}
              </span>
            )}
          </>
        );
      },
      value: (row) => value(row) ?? null,
    });
    // Money whose currency is asked for; all currencies in the base currency have no list with one sum.
    const inList = (flow: 'deposits' | 'withdrawals') => (row: TeamRow, text: string) =>
      row.listOf === null || filters['in_base'] ? (
        text
      ) : (
        <CashLink flow={flow} filters={{ ...filters, currency, agent_id: row.listOf }}>
          {text}
        </CashLink>
      );
    return [
      {
        id: 'leader',
        label: t('leader'),
        cell: (row) => row.leader ?? t('noTeam'),
        value: (row) => row.leader,
      },
      {
        id: 'agent',
        label: t('agent'),
        cell: (row) => (row.isTeam ? t('wholeTeam') : (row.agent ?? t('nobody'))),
        value: (row) => row.agent,
      },
      number('total', t('clients.total'), ({ clients }) => clients.total),
      number('new', t('clients.new'), ({ clients }) => clients.new),
      number('ordering', t('clients.ordering'), ({ clients }) => clients.ordering),
      amount(
        'deposits',
        t('cash.deposits'),
        ({ cash }) => cash?.deposits?.amount,
        ({ cash }) => cash?.deposits?.base,
        inList('deposits'),
      ),
      amount(
        'withdrawals',
        t('cash.withdrawals'),
        ({ cash }) => cash?.withdrawals?.amount,
        ({ cash }) => cash?.withdrawals?.base,
        inList('withdrawals'),
      ),
      number('orders', t('measure.orders'), ({ trades }) => trades?.orders),
      amount(
        'paid',
        t('measure.paid'),
        ({ trades }) => trades?.paid,
        ({ trades }) => trades?.base?.paid,
      ),
      amount(
        'profit',
        t('measure.profit'),
        ({ trades }) => trades?.profit,
        ({ trades }) => trades?.base?.profit,
      ),
    ];
  };
}
