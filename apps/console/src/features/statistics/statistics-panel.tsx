import type { UseQueryResult } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { ChartFacts } from '#/ui/chart/chart-facts.ts';
import { EmptyState } from '#/ui/controls/empty-state.tsx';
import { ErrorState } from '#/ui/controls/error-state.tsx';
import { PanelBoundary } from '#/ui/controls/panel-boundary.tsx';
import { Repeat } from '#/ui/controls/repeat.tsx';
import { CurrencyChoice } from './figure-tiles.tsx';
import { mainCurrency } from './measures.ts';
import { StatisticsFilters, useFilterFacts } from './statistics-filters.tsx';
import type { useStatisticsAddress } from './statistics-search.ts';

type Totals = {
  base_currency: string;
  totals: readonly Parameters<typeof mainCurrency>[0][number][];
};

export function StatisticsPanel<Stat extends Totals>({
  title,
  address: { search, change },
  query,
  before,
  first,
  after,
  children,
}: {
  title: string;
  address: ReturnType<typeof useStatisticsAddress>;
  query: UseQueryResult<Stat>;
  before: UseQueryResult<Stat>;
  first?: ReactNode;
  after?: ReactNode;
  children: (stat: Stat, currency: string) => ReactNode;
}) {
  const { t } = useTranslation('statistics');
  const { data, error, isFetching, refetch } = query;
  const found = data?.totals.map(({ currency }) => currency) ?? [];
  const wanted = search.in_base ? found.find((code) => code === search.currency) : search.currency;
  const currencies = [...new Set([...found, ...(wanted === undefined ? [] : [wanted])])].toSorted();
  const currency = found.length === 0 ? undefined : (wanted ?? mainCurrency(data?.totals ?? []));
  const state = { error, retrying: isFetching, onRetry: () => void refetch() };
  const body = () => {
    if (data === undefined) {
      if (error) return <ErrorState {...state} error={error} />;
      return (
        <div aria-busy="true" className="grid gap-3">
          <Repeat times={6}>{() => <Skeleton className="h-8 w-full" />}</Repeat>
        </div>
      );
    }
    if (currency === undefined) {
      return <EmptyState icon={ChartNoAxesColumn} title={t('nothing')} hint={t('nothingHint')} />;
    }
    return (
      <div
        aria-busy={query.isPlaceholderData || before.isPlaceholderData}
        className="flex flex-col gap-4 aria-busy:opacity-60"
      >
        <PanelBoundary subject={data}>
          <Drawn by={() => children(data, currency)} />
        </PanelBoundary>
      </div>
    );
  };
  const facts = [title, ...useFilterFacts(search)];
  return (
    <ChartFacts value={facts}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <StatisticsFilters search={search} onChange={change} />
          {data !== undefined && currency !== undefined && (
            <CurrencyChoice
              currencies={currencies}
              base={data.base_currency}
              value={currency}
              inBase={search.in_base ?? false}
              onChange={change}
            />
          )}
        </div>
        {error && data !== undefined && <ErrorState {...state} form="line" error={error} />}
        {first}
        {body()}
        {after}
      </div>
    </ChartFacts>
  );
}

/** Renders inside the boundary, so that errors while computing figures are caught there. */
const Drawn = ({ by }: { by: () => ReactNode }) => by();
