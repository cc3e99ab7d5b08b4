import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { Chart } from '#/ui/chart/chart.ts';
import {
  drawnAtOnce,
  inCurrency,
  MeasureCards,
  MeasureChart,
  MeasuredProducts,
  useMeasureColumns,
  useMeasureTexts,
} from './measured-products.tsx';
import type { StatisticsAddress } from './statistics-search.ts';
import { useAxisText } from './use-axis-text.ts';

type Books = NonNullable<Schemas.ProductMeasures['books']>;
type Row = Schemas.BookMeasures;

const shownAtMost = 10;

export function BookMeasures({
  kind,
  books,
  before,
  address,
}: {
  kind: Schemas.MeasuredKind;
  books: Books;
  before: Books | null | undefined;
  address: StatisticsAddress;
}) {
  const { t } = useTranslation('statistics');
  const { money, times, percent } = useMeasureTexts();
  const column = useMeasureColumns<Row>();
  const onAxis = useAxisText();
  const isIpo = kind === 'ipo';
  const rate = t(isIpo ? 'own.allotmentRate' : 'own.fillRate');
  const rows = inCurrency(books.products, address);
  const drawn = rows
    .filter((row) => (isIpo ? row.cover : row.allotment_rate) !== null)
    .toSorted((one, other) => measureOf(other) - measureOf(one))
    .slice(0, shownAtMost);
  function measureOf(row: Row): number {
    return Number(isIpo ? row.cover : row.allotment_rate);
  }
  const chart: Chart = {
    pointHead: t('product'),
    points: drawn.map(({ product, currency }) => ({
      ...{ key: `${product.id} ${currency}`, name: product.name, short: product.name },
    })),
    series: [
      {
        ...{ key: 'measure', name: isIpo ? t('own.cover') : rate, shape: 'bars' },
        values: drawn.map(measureOf),
        shown: (at) =>
          isIpo ? times(drawn[at]?.cover ?? null) : percent(drawn[at]?.allotment_rate ?? null),
      },
    ],
  };
  const how = { rate: t('own.how.allotmentRate'), cover: t('own.how.cover') };
  return (
    <>
      <MeasureCards
        totals={inCurrency(books.totals, address)}
        before={before?.totals}
        cards={[
          {
            label: t('own.cover'),
            value: ({ cover }) => times(cover),
            compared: ({ cover }) => cover,
            how: how.cover,
          },
          {
            label: rate,
            value: (total) => percent(total.allotment_rate),
            compared: (total) => total.allotment_rate,
            isShare: true,
            how: how.rate,
          },
          {
            label: t('own.allotted'),
            value: (total) => money(total.allotted, total.currency),
            compared: ({ allotted }) => allotted,
          },
          {
            label: t('own.unpaid'),
            value: ({ unpaid, currency }) => money(unpaid, currency),
            compared: ({ unpaid }) => unpaid,
            how: t('own.how.unpaid'),
          },
        ]}
      />
      <MeasureChart
        {...drawnAtOnce}
        isSideways
        title={t(isIpo ? 'own.coverByProduct' : 'own.fillByProduct')}
        description={t(isIpo ? 'own.byTimes' : 'own.byFill')}
        chart={chart}
        nothing={t('own.nobody')}
        onAxis={onAxis}
        fileName={isIpo ? 'times-covered' : 'fill-rate'}
        facts={[isIpo ? t('own.cover') : rate]}
        period={address.period}
      />
      <MeasuredProducts
        title={t(`own.title.${kind}`)}
        rows={rows}
        columns={[
          column.times('cover', t('own.cover'), ({ cover }) => cover, how.cover),
          column.percent('rate', rate, (row) => row.allotment_rate, how.rate),
          column.amount('pool', t('own.poolQty'), (row) => row.pool_qty),
          column.amount('appliedQty', t('own.appliedQty'), (row) => row.applied_qty),
          column.amount('allottedQty', t('own.allottedQty'), (row) => row.allotted_qty),
          column.money('applied', t('own.applied'), (row) => row.applied),
          column.money('allotted', t('own.allotted'), (row) => row.allotted),
          column.amount('unpaidOrders', t('own.unpaidOrders'), (row) => row.unpaid_orders),
          column.money('unpaid', t('own.unpaid'), (row) => row.unpaid, t('own.how.unpaid')),
        ]}
      />
    </>
  );
}
