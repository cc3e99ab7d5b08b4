import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { useCan } from '#/ui/permission.tsx';
import { figureScope, useMeasureLink } from './figure-links.ts';
import { FigureTable } from './figure-table.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { StatisticsPanel } from './statistics-panel.tsx';
import { teamStatisticsQuery } from './statistics-query.ts';
import { useStatisticsAddress } from './statistics-search.ts';
import { rankedRows, teamRows, useTeamColumns } from './team-columns.tsx';

const TrendChart = lazyPart(async () => (await import('./trend-chart.tsx')).TrendChart, ['charts']);

const RankingChart = lazyPart(
  async () => (await import('./ranking-chart.tsx')).RankingChart,
  ['charts'],
);
const TargetTable = lazyPart(
  async () => (await import('./target-table.tsx')).TargetTable,
  ['work'],
);
const CohortTable = lazyPart(async () => (await import('./cohort-table.tsx')).CohortTable);

export function TeamStatistics() {
  const { t } = useTranslation('statistics');
  const sdk = useSdk();
  const address = useStatisticsAddress();
  const { search, change } = address;
  const query = useQuery(teamStatisticsQuery(sdk, { ...address.filter, ...address.series }));
  const before = useQuery(teamStatisticsQuery(sdk, { ...address.before, ...address.seriesBefore }));
  const columns = useTeamColumns();
  const readsTargets = useCan('read', 'stat');
  const linkOf = useMeasureLink();
  const measure = search.measure ?? 'orders';
  return (
    <StatisticsPanel
      title={t('byTeam')}
      address={address}
      query={query}
      before={before}
      after={
        <>
          {readsTargets && <TargetTable address={address} />}
          <CohortTable address={address} />
        </>
      }
    >
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
              linkOf={(one) => linkOf(one, { currency }, figureScope(address, stat))}
              making={() => undefined}
            />
            <TrendChart
              address={address}
              current={stat}
              before={before.data}
              currency={currency}
              measure={measure}
              partLink={(days, on) => linkOf(measure, { currency, days }, figureScope(address, on))}
              error={null}
              retrying={query.isFetching}
              onRetry={() => void query.refetch()}
            />
            {(['team', 'agent'] as const).map((of) => (
              <RankingChart
                key={of}
                title={t(of === 'team' ? 'ranking.teams' : 'ranking.agents')}
                pointHead={t(of === 'team' ? 'leader' : 'agent')}
                rows={rankedRows(stat.teams, currency, of === 'team').map(
                  ({ name, listOf, ...row }) => ({
                    name: name ?? t(of === 'team' ? 'noTeam' : 'nobody'),
                    link:
                      listOf === null
                        ? undefined
                        : linkOf(
                            measure,
                            { currency, agentId: listOf },
                            figureScope(address, stat),
                          ),
                    ...row,
                  }),
                )}
                earlier={before.data && rankedRows(before.data.teams, currency, of === 'team')}
                currency={currency}
                measure={measure}
                period={address.period}
              />
            ))}
            <FigureTable
              caption={t('byTeam')}
              columns={columns(currency, stat.base_currency, figureScope(address, stat))}
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
