import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { Chart, ChartSeries } from '#/ui/chart/chart.ts';
import { useDeskTime } from '#/ui/days/use-desk-time.ts';
import { zeroIn } from '#/ui/money/currencies.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { PartChoice, usePartPoints } from './chart-parts.tsx';
import {
  inCurrency,
  MeasureCards,
  MeasureChart,
  MeasuredProducts,
  useMeasureColumns,
} from './measured-products.tsx';
import { type Divided, endsNow, inParts, partsBefore, partsOf } from './measures.ts';
import { type StatisticsAddress, useCompared } from './statistics-search.ts';

type Funds = NonNullable<Schemas.ProductMeasures['funds']>;
type FundDay = Funds['series'][number];
type FundMove = 'subscribed' | 'redeemed' | 'net';

export function FundMeasures({
  funds,
  range,
  before,
  address,
}: {
  funds: Funds;
  range: Divided & { as_of: string };
  before: (Divided & { funds: Funds | null }) | undefined;
  address: StatisticsAddress;
}) {
  const { t } = useTranslation('statistics');
  const compared = useCompared();
  const { money } = useMoney();
  const measure = useMeasureColumns<Schemas.FundTotals>();
  const column = useMeasureColumns<Schemas.FundMeasures>();
  const { dateTime } = useDeskTime();
  const pointsOf = usePartPoints();
  const totals = inCurrency(funds.totals, address);
  const currency = totals.toSorted((one, other) => Number(other.aum) - Number(one.aum))[0]
    ?.currency;
  const series = funds.series.filter((row) => row.currency === currency);
  const parts = partsOf(range);
  const flows = inParts(parts, series);
  const earlierParts = before && partsBefore(before, range);
  const flowsBefore = inParts(
    earlierParts ?? [],
    before?.funds?.series.filter((row) => row.currency === currency) ?? [],
  );
  // A line of zeros would look like a bad period, and there was none.
  const hasBefore = flowsBefore.some(Boolean);
  const seriesOf = (
    fundMove: FundMove,
    look: Pick<ChartSeries, 'shape' | 'stack' | 'isBelow' | 'isEarlier'>,
    rows: readonly (FundDay | undefined)[] = flows,
  ) => ({
    ...{ key: fundMove, name: t(`own.${fundMove}`), ...look },
    values: rows.map((row) => Number(row?.[fundMove] ?? 0)),
    shown: (at: number) =>
      money(rows[at]?.[fundMove] ?? zeroIn(currency ?? 'USD'), currency ?? 'USD'),
  });
  const chart: Chart = {
    pointHead: t(`parts.${range.by}`),
    isByDay: true,
    unit: currency,
    points: series.length === 0 ? [] : pointsOf(parts, range.by),
    series: [
      seriesOf('subscribed', { shape: 'bars', stack: 'flow' }),
      seriesOf('redeemed', { shape: 'bars', stack: 'flow', isBelow: true }),
      seriesOf('net', { shape: 'line' }),
      ...(hasBefore
        ? [
            {
              ...seriesOf('net', { shape: 'line', isEarlier: true }, flowsBefore),
              ...{ key: 'before', name: t(`compare.${compared}`) },
            },
          ]
        : []),
    ],
  };
  const aum = measure.money('aum', t('own.aum'), (of) => of.aum, t('own.how.aum'));
  const net = measure.money('net', t('own.net'), (of) => of.net, t('own.how.net'));
  const subscribed = measure.money('subscribed', t('own.subscribed'), (of) => of.subscribed);
  const redeemed = measure.money(
    'redeemed',
    t('own.redeemed'),
    (of) => of.redeemed,
    t('own.how.redeemed'),
  );
  return (
    <>
      <MeasureCards
        totals={totals}
        before={before?.funds?.totals}
        cards={[
          { ...aum, value: (of) => (endsNow(range) ? of.aum_end : null) },
          subscribed,
          redeemed,
          net,
        ]}
      />
      <MeasureChart
        title={t(`own.flowBy.${range.by}`)}
        description={t(hasBefore ? 'trend.aboutBefore' : 'trend.about', {
          timezone: range.timezone,
          than: t(`compare.than.${compared}`),
        })}
        chart={chart}
        nothing={t('own.flowNothing')}
        onRange={(from, to) => address.change({ from, to })}
        fileName="fund-flow"
        facts={[t('own.title.fund')]}
        period={address.period}
        controls={<PartChoice by={address.by} onChange={address.changeBy} />}
      />
      <MeasuredProducts
        title={t('own.title.fund')}
        rows={inCurrency(funds.products, address)}
        columns={[
          aum,
          net,
          subscribed,
          redeemed,
          column.amount('units', t('own.units'), ({ units }) => units),
          column.amount('nav', t('own.nav'), ({ nav }) => nav),
          {
            ...{ id: 'navAt', label: t('own.navAt'), align: 'end' },
            cell: (row) => row.nav_at && dateTime(row.nav_at),
            value: (row) => row.nav_at,
          },
        ]}
      />
    </>
  );
}
