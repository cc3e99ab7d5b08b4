import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import {
  inCurrency,
  MeasureCards,
  MeasuredProducts,
  ProductBars,
  useMeasureColumns,
} from './measured-products.tsx';
import { endsNow } from './measures.ts';
import type { StatisticsAddress } from './statistics-search.ts';

type Strategies = NonNullable<Schemas.ProductMeasures['strategies']>;

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
  const measure = useMeasureColumns<Schemas.StrategyTotals>();
  const column = useMeasureColumns<Schemas.StrategyMeasures>();
  const rows = inCurrency(strategies.products, address);
  const aum = measure.money('aum', t('own.aum'), (of) => of.aum, t('own.how.invested'));
  const made = measure.percent(
    'return',
    t('own.return'),
    (of) => of.return_pct,
    t('own.how.return'),
  );
  const target = measure.percent('target', t('own.target'), (of) => of.target_pct);
  const profit = measure.money('profit', t('own.profit'), (of) => of.profit);
  return (
    <>
      <MeasureCards
        totals={inCurrency(strategies.totals, address)}
        before={before?.totals}
        cards={[
          { ...aum, value: (of) => (endsNow(range) ? of.aum_end : null) },
          made,
          { ...target, how: t('own.how.target') },
          profit,
        ]}
      />
      <ProductBars
        title={t('own.returnByProduct')}
        description={t('own.returnAbout')}
        rows={rows}
        measures={[made, target]}
        nothing={t('own.noSales')}
        fileName="return-against-target"
        period={address.period}
      />
      <MeasuredProducts
        hasKinds
        title={t('own.title.quant')}
        rows={rows}
        columns={[
          aum,
          made,
          target,
          profit,
          column.amount('sold', t('own.soldOrders'), (row) => row.sold_orders),
          column.money('capacity', t('own.capacity'), (row) => row.capacity),
        ]}
      />
    </>
  );
}
