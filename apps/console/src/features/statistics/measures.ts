import type { Schemas } from '@brokerdesk/sdk';

type Figures = Schemas.TradeFigures;
export type Measured = Pick<Figures, 'orders' | keyof Schemas.OrderAmounts> & { clients?: number };

export const measures = ['orders', 'clients', 'applied', 'allotted', 'paid', 'profit'] as const;
export type Measure = (typeof measures)[number];

const counts: ReadonlySet<Measure> = new Set(['orders', 'clients']);

/** Whether the measure is a count; the others are amounts. */
export const isCount = (measure: Measure): measure is 'orders' | 'clients' => counts.has(measure);

/** The value for drawing and for sorting on a screen; what is read comes from the text. */
export const drawnValue = (figures: Measured | undefined, measure: Measure): number =>
  Number(figures?.[measure] ?? 0);

/** By how many per cent the value has changed; null if there was nothing before. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : ((now - before) / Math.abs(before)) * 100;
}

/** The currency in which most orders were made: what is shown first. */
export function mainCurrency(
  totals: readonly { currency: string; trades: Figures }[],
): string | undefined {
  const [first] = totals.toSorted((one, other) => other.trades.orders - one.trades.orders);
  return first?.currency;
}
