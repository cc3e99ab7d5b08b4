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

export function OwnMeasures({
  kind,
  address,
}: {
  kind: Schemas.MeasuredKind;
  address: StatisticsAddress;
}) {
  const { t } = useTranslation('statistics');
  const { filter, series } = address;
  const { in_base: _inBase, ...params } = filter;
  const { in_base: _before, ...paramsBefore } = address.before;
  const sdk = useSdk();
  const query = useQuery(measuresQuery(sdk, { ...params, ...series, kind }));
  const { data: before, isPlaceholderData: isBeforeOld } = useQuery(
    measuresQuery(sdk, { ...paramsBefore, ...address.seriesBefore, kind }),
  );
  const { data, error, isFetching, refetch } = query;
  const state = { retrying: isFetching, onRetry: () => void refetch() };
  return (
    <section
      aria-label={t(`own.title.${kind}`)}
      aria-busy={data === undefined ? error === null : query.isPlaceholderData || isBeforeOld}
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
              <Measures
                measures={data}
                before={before?.kind === kind ? before : undefined}
                address={address}
              />
            </PanelBoundary>
          )}
    </section>
  );
}

function Measures({
  measures,
  before,
  address,
}: {
  measures: Schemas.ProductMeasures;
  /** Undefined until it has loaded. */
  before: Schemas.ProductMeasures | undefined;
  address: StatisticsAddress;
}) {
  const { kind, books, blocks, funds, strategies } = measures;
  return (
    <>
      {books && <BookMeasures kind={kind} books={books} before={before?.books} address={address} />}
      {blocks && <BlockMeasures blocks={blocks} address={address} now={measures.as_of} />}
      {funds && <FundMeasures funds={funds} range={measures} before={before} address={address} />}
      {strategies && (
        <StrategyMeasures
          strategies={strategies}
          range={measures}
          before={before?.strategies}
          address={address}
        />
      )}
    </>
  );
}
