import type { Schemas } from '@brokerdesk/sdk';
import { useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Figure } from '#/ui/figures/figure.tsx';
import { breakable, useMoney } from '#/ui/money/use-money.ts';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { useChangeText, usePointsText } from './change-text.ts';
import { type FigureColumn, FigureTable } from './figure-table.tsx';
import type { StatisticsAddress } from './statistics-search.ts';

/** Comes after the figures: the library that draws is larger than all the rest. */
export const MeasureChart = lazyPart(
  async () => (await import('#/ui/chart/chart-frame.tsx')).ChartFrame,
  ['charts'],
);

/** A measure of a chart that is drawn from figures at hand. */
export const drawnAtOnce = { error: null, retrying: false, onRetry: () => {} };

export type MeasureCard<Total> = {
  label: string;
  value: (total: Total) => string;
  how?: string;
  /** The number that is compared with the range before; left out of what is as of now. */
  compared?: (total: Total) => string | null;
  /** Whether it is a share, whose change is said in percentage points. */
  isShare?: boolean;
};

/** Those of the chosen currency; all of them if amounts are shown in the base currency, or none is chosen. */
export const inCurrency = <Row extends { currency: string }>(
  rows: readonly Row[],
  { search }: StatisticsAddress,
): readonly Row[] =>
  search.in_base || search.currency === undefined
    ? rows
    : rows.filter(({ currency }) => currency === search.currency);

/** Each measure in large, a line for each currency, and how it has changed since the range before. */
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
  const changeOf = ({ compared, isShare }: MeasureCard<Total>, total: Total): string | null => {
    const earlier = before.find(({ currency }) => currency === total.currency);
    const [now, then] = [compared?.(total), earlier && compared?.(earlier)];
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
              {breakable(card.value(total))}
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

/** A table of the products, by name and code and their measures. */
export function MeasuredProducts<Row extends Measured>({
  title,
  rows,
  columns,
  hasKinds = false,
}: {
  /** Title of the measures. */
  title: string;
  rows: readonly Row[];
  columns: readonly FigureColumn<Row>[];
  hasKinds?: boolean;
}) {
  const { t } = useTranslation('statistics');
  const [sort, setSort] = useState('code');
  const named: FigureColumn<Row>[] = [
    {
      ...{ id: 'product', isName: true, label: t('product') },
      cell: ({ product }) => product.name,
      value: ({ product }) => product.name,
    },
    {
      ...{ id: 'code', label: t('code') },
      cell: ({ product }) => product.code,
      value: ({ product }) => product.code,
    },
  ];
  const kind: FigureColumn<Row> = {
    ...{ id: 'kind', label: t('kind') },
    cell: ({ product }) => t(`kinds.${product.kind}`),
    value: ({ product }) => t(`kinds.${product.kind}`),
  };
  return (
    <FigureTable
      caption={`${title} · ${t('product')}`}
      columns={[...named, ...(hasKinds ? [kind] : []), ...columns]}
      rows={rows}
      keyOf={({ product, currency }) => `${product.id} ${currency}`}
      sort={sort}
      onSort={setSort}
    />
  );
}

/** Columns of measures by what they measure. */
export function useMeasureColumns<Row extends Measured>() {
  const text = useMeasureTexts();
  type Value = (row: Row) => string | number | null;
  const column =
    (write: (value: string, row: Row) => string) =>
    (id: string, label: string, value: Value, how?: string): FigureColumn<Row> => ({
      ...{ id, label, value, how, align: 'end' },
      cell: (row) => {
        const found = value(row);
        return found === null ? null : write(String(found), row);
      },
    });
  return {
    money: column((value, { currency }) => text.money(value, currency)),
    amount: column((value) => text.amount(value)),
    percent: column((value) => text.percent(value)),
    times: column((value) => text.times(value)),
  };
}

export function useMeasureTexts() {
  const { t } = useTranslation('statistics');
  const { money, amount, rate } = useMoney();
  const orDash = (write: (value: string) => string) => (value: string | null) =>
    value === null ? '—' : write(value);
  return {
    money,
    amount: rate,
    percent: orDash((value) => `${amount(value)}%`),
    times: orDash((value) => t('own.times', { times: amount(value) })),
  };
}
