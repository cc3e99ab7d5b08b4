import type { Schemas } from '@brokerdesk/sdk';
import * as v from 'valibot';
import type { tradeRecord } from '../../kernel/db/schema.ts';
import type { ProductRow } from '../product/product-types.ts';

export type TradeRecord = typeof tradeRecord.$inferSelect;

export interface TradeWithProduct {
  trade: TradeRecord;
  product: ProductRow;
}

const decimal = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^\d+(\.\d+)?$/),
);
const time = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.date(),
);
const count = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.integer(),
  v.minValue(0),
);

const terms = v.object({
  prev_close: v.nullish(decimal),
  limit_up_price: v.nullish(decimal),
  ref_close: v.nullish(decimal),
  agreed_price: v.nullish(decimal),
  issue_price: v.nullish(decimal),
  price_max: v.nullish(decimal),
  market: v.nullish(v.string()),
  cutoff: v.nullish(v.string()),
  confirm_days: v.nullish(count),
  redeem_days: v.nullish(count),
  nav: v.nullish(decimal),
  nav_at: v.nullish(time),
  priced_at: v.nullish(time),
  open_at: v.nullish(time),
  close_at: v.nullish(time),
  apply_start: v.nullish(time),
  apply_end: v.nullish(time),
  funding_model: v.nullish(v.picklist(['prefund', 'pay_on_win'])),
  pay_deadline: v.nullish(time),
  lockup_until: v.nullish(time),
  listing_at: v.nullish(time),
  term_days: v.nullish(count),
  trade_date: v.nullish(v.string()),
  target_return: v.nullish(decimal),
  fee_pct: v.nullish(decimal),
  min_qty: v.nullish(count),
  min_lots: v.nullish(count),
  max_lots: v.nullish(count),
  min_amount: v.nullish(decimal),
  max_amount: v.nullish(decimal),
  capacity: v.nullish(decimal),
  plans: v.nullish(
    v.array(
      v.object({
        name: v.string(),
        fee: decimal,
        period: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
      }),
    ),
  ),
});

export type TradeTerms = v.InferOutput<typeof terms>;

export function termsOf(row: Pick<ProductRow, 'id' | 'terms'>): TradeTerms {
  const parsed = v.safeParse(terms, row.terms);
  if (parsed.success) return parsed.output;
  const where = v.getDotPath(parsed.issues[0]) ?? 'its value';
  throw new Error(`The terms of product ${row.id} are damaged: correct ${where}.`);
}

/** Undefined if an amount is invested: the value that a fund deals at is not known when it is ordered. */
export function priceOf(kind: Schemas.TradeKind, of: TradeTerms): string | undefined {
  const prices: Partial<Record<Schemas.TradeKind, string | null | undefined>> = {
    stock: of.limit_up_price,
    block: of.agreed_price,
    ipo: of.issue_price,
  };
  return prices[kind] ?? undefined;
}

export function lotsOf({ lotSize }: Pick<ProductRow, 'lotSize'>, terms: TradeTerms) {
  const lot = lotSize ?? 1;
  const least = String(terms.min_qty ?? (terms.min_lots ?? 1) * lot);
  const most = terms.max_lots == null ? null : String(terms.max_lots * lot);
  return { lot: String(lot), least, most };
}

export type PricedKind = Exclude<keyof Schemas.PriceDistances, 'fund'>;

export function isPriced(kind: Schemas.TradeKind): kind is PricedKind {
  return kind === 'stock' || kind === 'block' || kind === 'ipo';
}

/** Elsewhere `settleAt` is the end of the term. */
export const settlesOnDate = (kind: Schemas.TradeKind) => isPriced(kind) || kind === 'fund';
