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

export const drawnAtOnce = { error: null, retrying: false, onRetry: () => {} };

export type MeasureCard<Total> = {
  label: string;
  value: (total: Total) => string;
  how?: string;
  /** Left out of a figure as of now. */
  compared?: (total: Total) => string | null;
  isShare?: boolean;
};

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
