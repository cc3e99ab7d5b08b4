import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import {
  inCurrency,
  MeasureCards,
  MeasuredProducts,
  ProductBars,
  useMeasureColumns,
} from './measured-products.tsx';
import type { StatisticsAddress } from './statistics-search.ts';

type Books = NonNullable<Schemas.ProductMeasures['books']>;

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
  const measure = useMeasureColumns<Schemas.BookTotals>();
  const column = useMeasureColumns<Schemas.BookMeasures>();
  const isIpo = kind === 'ipo';
  const rows = inCurrency(books.products, address);
  const cover = measure.times('cover', t('own.cover'), (of) => of.cover, t('own.how.cover'));
  const rate = measure.percent(
    'rate',
    t(isIpo ? 'own.allotmentRate' : 'own.fillRate'),
    (of) => of.allotment_rate,
    t('own.how.allotmentRate'),
  );
  const allotted = measure.money('allotted', t('own.allotted'), (of) => of.allotted);
  const unpaid = measure.money('unpaid', t('own.unpaid'), (of) => of.unpaid, t('own.how.unpaid'));
  return (
    <>
      <MeasureCards
        totals={inCurrency(books.totals, address)}
        before={before?.totals}
        cards={[cover, rate, allotted, unpaid]}
      />
      <ProductBars
        title={t(isIpo ? 'own.coverByProduct' : 'own.fillByProduct')}
        description={t(isIpo ? 'own.byTimes' : 'own.byFill')}
        rows={rows}
        measures={[isIpo ? cover : rate]}
        nothing={t('own.nobody')}
        fileName={isIpo ? 'times-covered' : 'fill-rate'}
        period={address.period}
      />
      <MeasuredProducts
        title={t(`own.title.${kind}`)}
        rows={rows}
        columns={[
          cover,
          rate,
          column.amount('pool', t('own.poolQty'), (row) => row.pool_qty),
          column.amount('appliedQty', t('own.appliedQty'), (row) => row.applied_qty),
          column.amount('allottedQty', t('own.allottedQty'), (row) => row.allotted_qty),
          column.money('applied', t('own.applied'), (row) => row.applied),
          allotted,
          column.amount('unpaidOrders', t('own.unpaidOrders'), (row) => row.unpaid_orders),
          unpaid,
        ]}
      />
    </>
  );
}
