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
import { endsNow } from './measures.ts';
import type { StatisticsAddress } from './statistics-search.ts';
import { useAxisText } from './use-axis-text.ts';

type Strategies = NonNullable<Schemas.ProductMeasures['strategies']>;
type Row = Schemas.StrategyMeasures;

const shownAtMost = 10;

export function StrategyMeasures({
  strategies,
  range,
  before,
  address,
}: {
  strategies: Strategies;
  range: Pick<Schemas.ProductMeasures, 'as_of' | 'to'>;
  before: Strategies | null | undefined;
  address: StatisticsAddress;
}) {
  const { t } = useTranslation('statistics');
  const { money, percent } = useMeasureTexts();
  const column = useMeasureColumns<Row>();
  const onAxis = useAxisText();
  const rows = inCurrency(strategies.products, address);
  const drawn = rows
    .filter((row) => row.return_pct !== null)
    .toSorted((one, other) => Number(other.return_pct) - Number(one.return_pct))
    .slice(0, shownAtMost);
  const seriesOf = (key: 'return_pct' | 'target_pct', name: string) => ({
    ...{ key, name, shape: 'bars' as const },
    values: drawn.map((row) => Number(row[key] ?? 0)),
    shown: (at: number) => percent(drawn[at]?.[key] ?? null),
  });
  const chart: Chart = {
    pointHead: t('product'),
    points: drawn.map(({ product, currency }) => ({
      ...{ key: `${product.id} ${currency}`, name: product.name, short: product.name },
    })),
    series: [seriesOf('return_pct', t('own.return')), seriesOf('target_pct', t('own.target'))],
  };
  const how = {
    ...{ aum: t('own.how.invested'), return: t('own.how.return'), target: t('own.how.target') },
  };
  return (
    <>
      <MeasureCards
        totals={inCurrency(strategies.totals, address)}
        before={before?.totals}
        cards={[
          {
            label: t('own.aum'),
            value: (of) => money(of.aum, of.currency),
            compared: (of) => (endsNow(range) ? of.aum_end : null),
            how: how.aum,
          },
          {
            label: t('own.return'),
            value: (of) => percent(of.return_pct),
            compared: (of) => of.return_pct,
            isShare: true,
            how: how.return,
          },
          {
            label: t('own.target'),
            value: (of) => percent(of.target_pct),
            compared: (of) => of.target_pct,
            isShare: true,
            how: how.target,
          },
          {
            label: t('own.profit'),
            value: (of) => money(of.profit, of.currency),
            compared: ({ profit }) => profit,
          },
        ]}
      />
      <MeasureChart
        {...drawnAtOnce}
        isSideways
        title={t('own.returnByProduct')}
        description={t('own.returnAbout')}
        chart={chart}
        nothing={t('own.noSales')}
        onAxis={onAxis}
        fileName="return-against-target"
        facts={[t('own.return'), t('own.target')]}
        period={address.period}
      />
      <MeasuredProducts
        hasKinds
        title={t('own.title.quant')}
        rows={rows}
        columns={[
          column.money('aum', t('own.aum'), ({ aum }) => aum, how.aum),
          column.percent('return', t('own.return'), (row) => row.return_pct, how.return),
          column.percent('target', t('own.target'), (row) => row.target_pct),
          column.money('profit', t('own.profit'), ({ profit }) => profit),
          column.amount('sold', t('own.soldOrders'), (row) => row.sold_orders),
          column.money('capacity', t('own.capacity'), (row) => row.capacity),
        ]}
      />
    </>
  );
}
