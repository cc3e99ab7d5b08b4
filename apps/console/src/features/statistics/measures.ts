import type { Schemas } from '@brokerdesk/sdk';
import { daysBetween } from '#/ui/time/duration.ts';

type Figures = Schemas.TradeFigures;
export type Measured = Pick<Figures, 'orders' | keyof Schemas.OrderAmounts> & { clients?: number };

export const measures = ['orders', 'clients', 'applied', 'allotted', 'paid', 'profit'] as const;
export type Measure = (typeof measures)[number];

const counts: ReadonlySet<Measure> = new Set(['orders', 'clients']);

export const isCount = (measure: Measure): measure is 'orders' | 'clients' => counts.has(measure);

/** For drawing and sorting alone: the text has the exact value. */
export const drawnValue = (figures: Measured | undefined, measure: Measure): number =>
  Number(figures?.[measure] ?? 0);

/** Null if there was nothing before. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : ((now - before) / Math.abs(before)) * 100;
}

export function mainCurrency(
  totals: readonly { currency: string; trades: Figures }[],
): string | undefined {
  const [first] = totals.toSorted((one, other) => other.trades.orders - one.trades.orders);
  return first?.currency;
}

export const seriesParts = ['day', 'week', 'month'] as const satisfies Schemas.SeriesPart[];

/** From its first to its last day in the range. */
export type Part = { from: string; to: string };
export type Divided = Pick<Schemas.MoneyFlow, 'from' | 'to' | 'timezone' | 'by'>;

/** More bars than these are hairlines. */
const mostDays = 92;

export const defaultPart = (days: number): Schemas.SeriesPart => (days > mostDays ? 'week' : 'day');

export const endsNow = ({ to, as_of: now }: { to: string; as_of: string }): boolean => to >= now;

const monday = 1;

export function partsOf({ from, to, timezone, by }: Divided, weekStart = monday): Part[] {
  const parts: Part[] = [];
  for (const day of daysBetween(from, to, timezone)) {
    const last = parts.at(-1);
    if (last === undefined || begins(day, by, weekStart)) parts.push({ from: day, to: day });
    else last.to = day;
  }
  return parts;
}

function begins(day: string, by: Schemas.SeriesPart, weekStart: number): boolean {
  if (by === 'day') return true;
  return by === 'month' ? day.endsWith('-01') : new Date(day).getUTCDay() === weekStart % 7;
}

/** The weeks of the earlier range begin on this day, so that both ranges are divided alike. */
export const weekStartBefore = (days: number): number => ((((monday - 1 - days) % 7) + 7) % 7) + 1;

/** Undefined if the months differ in length. */
export function partsBefore(before: Divided, current: Divided): Part[] | undefined {
  const { from, timezone, by } = current;
  if (before.by !== by) return undefined;
  const daysBack = daysBetween(before.from, from, timezone).length;
  const parts = partsOf(before, weekStartBefore(daysBack));
  const lengths = (of: readonly Part[]) => of.map(daysIn).join();
  return lengths(parts) === lengths(partsOf(current)) ? parts : undefined;
}

export function inParts<Figures extends { day: string }>(
  parts: readonly Part[],
  figures: readonly Figures[],
): (Figures | undefined)[] {
  const byDay = new Map(figures.map((one) => [one.day, one]));
  return parts.map(({ from }) => byDay.get(from));
}

const daysIn = ({ from, to }: Part) => Date.parse(to) - Date.parse(from);
