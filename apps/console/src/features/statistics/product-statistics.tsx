import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Segmented } from '#/core/ui/segmented.tsx';
import { Figure } from '#/ui/figures/figure.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { type FigureScope, figureScope, useMeasureLink, useMeasureMaking } from './figure-links.ts';
import { type FigureColumn, FigureTable } from './figure-table.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { measureColumns } from './measure-columns.tsx';
import { OwnMeasures } from './own-measures.tsx';
import { orderKindOf, type ProductStatisticKind, statistics } from './statistic-kinds.ts';
import { StatisticsPanel } from './statistics-panel.tsx';
import { productStatisticsQuery } from './statistics-query.ts';
import { useStatisticsAddress } from './statistics-search.ts';
import { useBaseText, useMeasureText } from './use-measure-text.ts';

const TrendChart = lazyPart(async () => (await import('./trend-chart.tsx')).TrendChart, ['charts']);

const RankingChart = lazyPart(
  async () => (await import('./ranking-chart.tsx')).RankingChart,
  ['charts'],
);

export function ProductStatistics({ kind }: { kind: ProductStatisticKind }) {
  const { t } = useTranslation(['statistics', 'menu']);
  const sdk = useSdk();
  const address = useStatisticsAddress();
  const { search, change } = address;
  const measure = search.measure ?? 'orders';
  // A client with orders of two kinds would be counted twice.
  const hasKinds = kind === 'product' && measure !== 'clients';
  const byKind = hasKinds && search.by_kind;
  const query = useQuery(
    productStatisticsQuery(sdk, kind, {
      ...{ ...address.filter, ...address.series },
      ...(byKind && { by_kind: true }),
    }),
  );
  const before = useQuery(
    productStatisticsQuery(sdk, kind, { ...address.before, ...address.seriesBefore }),
  );
  const linkOf = useMeasureLink();
  const making = useMeasureMaking();
  const measured = orderKindOf[kind];
  const ofAll = { kind: measured };
  return (
    <StatisticsPanel
      title={t(`menu:${statistics[kind].name}`)}
      address={address}
      query={query}
      before={before}
      first={measured && <OwnMeasures kind={measured} address={address} />}
    >
      {(stat, currency) => (
        <>
          <FigureTiles
            figures={tradesIn(stat.totals, currency)}
            before={before.data && (tradesIn(before.data.totals, currency) ?? null)}
            currency={currency}
            base={stat.base_currency}
            linkOf={(one) => linkOf(one, { ...ofAll, currency }, figureScope(address, stat))}
            making={making}
          />
          <TrendChart
            address={address}
            current={stat}
            before={before.data}
            currency={currency}
            measure={measure}
            partLink={(days, of, ofKind) =>
              linkOf(
                measure,
                { kind: ofKind ?? orderKindOf[kind], currency, days },
                figureScope(address, of),
              )
            }
            choice={
              hasKinds && (
                <Segmented
                  legend={t('kindChoice')}
                  value={byKind ? 'byKind' : 'together'}
                  options={(['together', 'byKind'] as const).map((value) => ({
                    ...{ value, label: t(value) },
                  }))}
                  onChange={(value) => change({ by_kind: value === 'byKind' ? true : undefined })}
                />
              )
            }
            error={null}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
          <RankingChart
            title={t('ranking.products')}
            pointHead={t('product')}
            rows={stat.products
              .filter((row) => row.currency === currency)
              .map(({ kind, product, trades }) => ({
                ...{ key: `${kind} ${product.id}`, name: product.name, trades },
                link: linkOf(measure, { kind, product, currency }, figureScope(address, stat)),
              }))}
            earlier={before.data?.products
              .filter((row) => row.currency === currency)
              .map(({ kind, product, trades }) => ({ key: `${kind} ${product.id}`, trades }))}
            currency={currency}
            measure={measure}
            period={address.period}
          />
          <Products
            rows={stat.products.filter((row) => row.currency === currency)}
            currency={currency}
            base={stat.base_currency}
            scope={figureScope(address, stat)}
            sort={search.sort ?? '-orders'}
            onSort={(sort) => change({ sort })}
          />
        </>
      )}
    </StatisticsPanel>
  );
}

const tradesIn = (
  totals: readonly Schemas.CurrencyFigures[],
  currency: string,
): Schemas.TradeFigures | undefined => totals.find((one) => one.currency === currency)?.trades;

function Products({
  rows,
  currency,
  base,
  scope,
  sort,
  onSort,
}: {
  rows: readonly Schemas.ProductFigures[];
  currency: string;
  base: string;
  scope: FigureScope;
  sort: string;
  onSort: (sort: string) => void;
}) {
  const { t } = useTranslation('statistics');
  const textOf = useMeasureText(currency);
  const baseText = useBaseText(currency, base);
  const linkOf = useMeasureLink();
  const making = useMeasureMaking();
  const columns: FigureColumn<Schemas.ProductFigures>[] = [
    {
      id: 'product',
      isName: true,
      label: t('product'),
      cell: (row) => <Figure link={linkOf('orders', row, scope)}>{row.product.name}</Figure>,
      value: ({ product }) => product.name,
    },
    {
      id: 'code',
      label: t('code'),
      cell: (row) => row.product.code,
      value: (row) => row.product.code,
    },
    {
      id: 'kind',
      label: t('kind'),
      cell: (row) => t(`kinds.${row.kind}`),
      value: (row) => t(`kinds.${row.kind}`),
    },
    ...measureColumns<Schemas.ProductFigures>({
      label: (measure) => t(`measure.${measure}`),
      text: textOf,
      inBase: baseText,
      linkOf: (row, measure) => linkOf(measure, row, scope),
      making,
    }),
  ];
  return (
    <FigureTable
      caption={t('byProduct')}
      columns={columns}
      rows={rows}
      keyOf={({ kind, product }) => `${kind} ${product.id}`}
      sort={sort}
      onSort={onSort}
    />
  );
}
