import type { MarketDaysQuestion } from '#/business/market/market-days.ts';
import { fieldValue, isDay, momentsOf, type ProductKindDefinition } from './product-fields.ts';

/** The first moment is now. */
export type DaysOfProduct = { question: MarketDaysQuestion; fields: readonly string[] };

/** Null if a kind has no market days, or what they depend on is not filled in. */
export function daysOfProduct(
  { windows, kind }: ProductKindDefinition,
  product: object,
  now: Date,
): DaysOfProduct | null {
  const text = (name: string) => String(fieldValue(product, name) ?? '').trim();
  const market = /^[A-Z0-9]{2,12}$/.test(text('market')) ? { market: text('market') } : {};
  // To the minute, so that the same question has the same answer for a while.
  const at = `${now.toISOString().slice(0, 16)}:00Z`;
  if (kind === 'fund') {
    const days = [text('confirm_days'), text('redeem_days')];
    const known = days.every((one) => /^\d{1,2}$/.test(one)) && isClock(text('cutoff'));
    if (!known) return null;
    const nav = Date.parse(text('nav_at'));
    const moments = Number.isNaN(nav) ? at : `${at},${new Date(nav).toISOString()}`;
    return {
      question: { ...market, at: moments, days: days.join(','), cutoff: text('cutoff') },
      fields: [],
    };
  }
  if (market.market === undefined) return null;
  const moments = momentsOf(windows, product, now).filter((moment) => !isDay(moment.at));
  const times = moments.map((moment) => new Date(moment.at).toISOString());
  return {
    question: { ...market, at: [at, ...times].join(',') },
    fields: moments.map(({ field }) => field),
  };
}

const isClock = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
