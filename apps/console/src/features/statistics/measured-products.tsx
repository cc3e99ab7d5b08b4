import type { Schemas } from '@brokerdesk/sdk';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Figure } from '#/ui/figures/figure.tsx';
import { breakable, useMoney } from '#/ui/money/use-money.ts';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { useChangeText, usePointsText } from './change-text.ts';
import { type FigureColumn, FigureTable } from './figure-table.tsx';
import type { StatisticsAddress } from './statistics-search.ts';
import { useAxisText } from './use-axis-text.ts';

/** Comes after the figures: the library that draws is larger than all the rest. */
const ChartFrame = lazyPart(
  async () => (await import('#/ui/chart/chart-frame.tsx')).ChartFrame,
  ['charts'],
);

type ChartProps = ComponentProps<typeof ChartFrame>;

export function MeasureChart(props: Omit<ChartProps, 'error' | 'retrying' | 'onRetry' | 'onAxis'>) {
  const atOnce = { error: null, retrying: false, onRetry: () => {} };
  return <ChartFrame {...props} {...atOnce} onAxis={useAxisText()} />;
}

/** A column of a table that can also be a card. */
type Measure<Row> = Omit<FigureColumn<Row>, 'cell'> & {
  cell: (row: Row) => string | null;
  isShare?: boolean;
};

/** Compares its value with the earlier range, unless that is null. */
type MeasureCard<Total> = Pick<Measure<Total>, 'label' | 'how' | 'cell' | 'value' | 'isShare'>;

export const inCurrency = <Row extends { currency: string }>(
  rows: readonly Row[],
  { search }: StatisticsAddress,
): readonly Row[] =>
  search.in_base || search.currency === undefined
    ? rows
    : rows.filter(({ currency }) => currency === search.currency);

export function MeasureCards<Total extends { currency: string }>({
  cards,
  totals,
  before = [],
}: {
  cards: readonly MeasureCard<Total>[];
  totals: readonly Total[];
  before?: readonly Total[] | undefined;
}) {
  const changeText = useChangeText();
  const pointsText = usePointsText();
  const changeOf = ({ value, isShare }: MeasureCard<Total>, total: Total): string | null => {
    const earlier = before.find(({ currency }) => currency === total.currency);
    const [now, then] = [value(total), earlier && value(earlier)];
    // Nothing is compared with a range in which there was nothing.
    if (now == null || then == null || (!isShare && Number(then) === 0)) return null;
    return (isShare ? pointsText : changeText)(Number(now), Number(then));
  };
  return (
    <dl className="grid grid-cols-2 gap-2 md:grid-cols-4 md:gap-3">
      {cards.map((card) => (
        <div key={card.label} className="rounded-md border border-line bg-surface p-3">
          <dt className="text-ink-muted">
            <Figure how={card.how}>{card.label}</Figure>
          </dt>
          {totals.map((total) => (
            <dd
              key={total.currency}
              className="mt-1 text-base font-semibold tabular-nums wrap-anywhere"
            >
              {breakable(card.cell(total) ?? '—')}
              {totals.length > 1 && (
                <span className="ml-1 text-xs font-normal text-ink-muted">{total.currency}</span>
              )}
              <span className="block text-xs font-normal text-ink-muted empty:hidden">
                {changeOf(card, total)}
              </span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

type Measured = { product: Schemas.StatProduct; currency: string };

export function MeasuredProducts<Row extends Measured>({
  title,
  rows,
  columns,
  hasKinds = false,
}: {
  title: string;
  rows: readonly Row[];
  columns: readonly FigureColumn<Row>[];
  hasKinds?: boolean;
}) {
  const { t } = useTranslation('statistics');
  const [sort, setSort] = useState('code');
  const text = (id: string, label: string, value: (row: Row) => string): FigureColumn<Row> => ({
    ...{ id, label, value },
    cell: value,
  });
  return (
    <FigureTable
      caption={`${title} · ${t('product')}`}
      columns={[
        { ...text('product', t('product'), ({ product }) => product.name), isName: true },
        text('code', t('code'), ({ product }) => product.code),
        ...(hasKinds ? [text('kind', t('kind'), ({ product }) => t(`kinds.${product.kind}`))] : []),
        ...columns,
      ]}
      rows={rows}
      keyOf={({ product, currency }) => `${product.id} ${currency}`}
      sort={sort}
      onSort={setSort}
    />
  );
}

const shownAtMost = 10;

export function ProductBars<Row extends Measured>({
  rows,
  measures,
  ...chart
}: Pick<ChartProps, 'title' | 'description' | 'nothing' | 'fileName' | 'period'> & {
  rows: readonly Row[];
  measures: readonly [Measure<Row>, ...Measure<Row>[]];
}) {
  const { t } = useTranslation('statistics');
  const [{ value: first }] = measures;
  const drawn = rows
    .filter((row) => first(row) !== null)
    .toSorted((one, other) => Number(first(other)) - Number(first(one)))
    .slice(0, shownAtMost);
  return (
    <MeasureChart
      {...chart}
      isSideways
      chart={{
        pointHead: t('product'),
        points: drawn.map(({ product, currency }) => ({
          ...{ key: `${product.id} ${currency}`, name: product.name, short: product.name },
        })),
        series: measures.map(({ id, label, value, cell }) => ({
          ...{ key: id, name: label, shape: 'bars' },
          values: drawn.map((row) => Number(value(row) ?? 0)),
          shown: (at) => (drawn[at] && cell(drawn[at])) ?? '—',
        })),
      }}
      facts={measures.map(({ label }) => label)}
    />
  );
}

export function useMeasureColumns<Row extends { currency: string }>() {
  const { t } = useTranslation('statistics');
  const { money, amount, rate } = useMoney();
  type Value = (row: Row) => string | number | null;
  const column =
    (write: (value: string, row: Row) => string, isShare = false) =>
    (id: string, label: string, value: Value, how?: string): Measure<Row> => ({
      ...{ id, label, value, how, isShare, align: 'end' },
      cell: (row) => {
        const found = value(row);
        return found === null ? null : write(String(found), row);
      },
    });
  return {
    money: column((value, { currency }) => money(value, currency)),
    amount: column((value) => rate(value)),
    percent: column((value) => `${amount(value)}%`, true),
    times: column((value) => t('own.times', { times: amount(value) })),
  };
}
