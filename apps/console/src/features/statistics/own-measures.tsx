import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { ErrorState } from '#/ui/controls/error-state.tsx';
import { PanelBoundary } from '#/ui/controls/panel-boundary.tsx';
import { BlockMeasures } from './block-measures.tsx';
import { BookMeasures } from './book-measures.tsx';
import { FundMeasures } from './fund-measures.tsx';
import { measuresQuery } from './statistics-query.ts';
import type { StatisticsAddress } from './statistics-search.ts';
import { StrategyMeasures } from './strategy-measures.tsx';

/** Measures of the products of a kind, before the figures that all kinds have. */
export function OwnMeasures({
  kind,
  address,
}: {
  kind: Schemas.MeasuredKind;
  address: StatisticsAddress;
}) {
  const { t } = useTranslation('statistics');
  const { filter, series } = address;
  const { in_base: _inBase, ...asked } = filter;
  const query = useQuery(measuresQuery(useSdk(), { ...asked, ...series, kind }));
  const { data, error, isFetching, refetch } = query;
  const state = { retrying: isFetching, onRetry: () => void refetch() };
  return (
    <section
      aria-label={t(`own.title.${kind}`)}
      aria-busy={data === undefined ? error === null : query.isPlaceholderData}
      className="flex flex-col gap-3 aria-busy:opacity-60"
    >
      <div>
        <h2 className="text-base font-semibold">{t(`own.title.${kind}`)}</h2>
        <p className="text-xs text-ink-muted">{t(`own.about.${kind}`)}</p>
      </div>
      {error && (
        <ErrorState {...state} form={data === undefined ? 'block' : 'line'} error={error} />
      )}
      {data === undefined
        ? error === null && <Skeleton className="h-40 w-full" />
        : data.kind === kind && (
            <PanelBoundary subject={data}>
              <Measures measures={data} address={address} />
            </PanelBoundary>
          )}
    </section>
  );
}

function Measures({
  measures,
  address,
}: {
  measures: Schemas.ProductMeasures;
  address: StatisticsAddress;
}) {
  const { kind, books, blocks, funds, strategies } = measures;
  return (
    <>
      {books && <BookMeasures kind={kind} books={books} address={address} />}
      {blocks && <BlockMeasures blocks={blocks} address={address} now={measures.as_of} />}
      {funds && <FundMeasures funds={funds} range={measures} address={address} />}
      {strategies && <StrategyMeasures strategies={strategies} address={address} />}
    </>
  );
}
