import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useLocale } from '#/boot/i18n/use-locale.ts';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useMoney } from '#/kit/money/use-money.ts';
import { lazyPart } from '#/kit/page/lazy-part.tsx';
import { teamStatisticsQuery } from './api/statistics-query.ts';
import { type FigureColumn, FigureTable } from './figure-table.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { StatisticsPanel } from './statistics-panel.tsx';
import { type TeamRow, teamRows } from './team-rows.ts';
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
            <RankingChart
              title={t('ranking.agents')}
              pointHead={t('agent')}
              rows={teamRows(stat.teams, currency).flatMap(({ key, isTeam, agent, trades }) =>
                isTeam || trades === null ? [] : [{ key, name: agent ?? t('nobody'), trades }],
              )}
              currency={currency}
              measure={search.measure ?? 'orders'}
            />
            <FigureTable
              caption={t('byTeam')}
              columns={columns(currency, stat.base_currency)}
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

function useTeamColumns() {
  const { t } = useTranslation('statistics');
  const locale = useLocale();
  const { money } = useMoney();
  return (currency: string, base: string): FigureColumn<TeamRow>[] => {
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
            {money(text, currency)}
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
      ),
      amount(
        'withdrawals',
        t('cash.withdrawals'),
        ({ cash }) => cash?.withdrawals?.amount,
        ({ cash }) => cash?.withdrawals?.base,
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
