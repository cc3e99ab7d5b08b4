import type { Schemas } from '@brokerdesk/sdk';
import type { Reader } from '../../kernel/db/database.ts';
import { invalid, Problem } from '../../kernel/errors/problem.ts';
import {
  compare,
  convert,
  type Decimal,
  fitsBooks,
  fitsCurrency,
  minus,
  moneyText,
  negate,
  percentRoundedUp,
  plus,
  shareOf,
} from '../../kernel/money/decimal.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { valueForLimits } from '../currency/find-rate.ts';
import { requireNear, type SaleBounds } from './sale-bounds.ts';
import { isPriced, type TradeRecord } from './trade-terms.ts';

type Request = Pick<Schemas.TradeSettleRequest, 'price' | 'profit'>;
type Bounds<By extends SaleBounds['by']> = Extract<SaleBounds, { by: By }>;

export interface Sale {
  /** Null if a piece has no price. */
  price: Decimal | null;
  profit: Decimal;
  fee: Decimal;
}

/**
 * Throws VALIDATION at the field (FIELD_REQUIRED, FIELD_INVALID, PRICE_TOO_FAR, PROFIT_OUT_OF_BOUNDS, LOSS_ABOVE_PAID),
 * and PRODUCT_CLOSED if the product has no reference.
 */
export function valueSale(record: TradeRecord, request: Request, bounds: SaleBounds | null): Sale {
  const [wanted, foreign] = isPriced(record.kind)
    ? (['price', 'profit'] as const)
    : (['profit', 'price'] as const);
  if (request[foreign] != null) throw invalid({ field: foreign, code: 'FIELD_INVALID' });
  const value = request[wanted];
  if (value == null) throw invalid({ field: wanted, code: 'FIELD_REQUIRED' });
  if (bounds === null) throw new Problem('PRODUCT_CLOSED');
  return bounds.by === 'price' ? soldAt(value, record, bounds) : soldWith(value, record, bounds);
}

function soldAt(price: Decimal, record: TradeRecord, bounds: Bounds<'price'>): Sale {
  const { allottedQty: quantity, paid, currency } = record;
  if (quantity === null) throw invalid({ field: 'price', code: 'FIELD_INVALID' });
  requireNear('price', price, bounds, currency);
  const profit = profitAt(price, { quantity, paid, currency });
  if (!fitsBooks(plus(paid, profit))) throw invalid({ field: 'price', code: 'FIELD_INVALID' });
  const fee = feeOf(record);
  if (compare(minus(plus(paid, profit), fee), '0') < 0) {
    const values = { paid: moneyText(paid, currency) };
    throw invalid({ field: 'price', code: 'LOSS_ABOVE_PAID', values });
  }
  return { price, profit, fee };
}

function soldWith(profit: Decimal, record: TradeRecord, bounds: Bounds<'profit'>): Sale {
  const { currency } = record;
  if (!fitsCurrency(profit, currency)) throw invalid({ field: 'profit', code: 'FIELD_INVALID' });
  const { profitMin, profitMax } = bounds;
  if (compare(profit, profitMin) < 0 || compare(profit, profitMax) > 0) {
    const values = {
      lowest: moneyText(profitMin, currency),
      highest: moneyText(profitMax, currency),
    };
    throw invalid({ field: 'profit', code: 'PROFIT_OUT_OF_BOUNDS', values });
  }
  return { price: null, profit, fee: feeOf(record) };
}

export function feeOf({ paid, feePct, currency }: TradeRecord): Decimal {
  return percentRoundedUp(paid, feePct, currency);
}

/** Amount that an order is paid once it is completed: a subscription is spent. */
export function payoutOf({
  kind,
  paid,
  profit,
  fee,
}: Pick<Schemas.Trade, 'kind' | 'paid' | 'profit' | 'fee'>): Decimal {
  return kind === 'subscribe' ? '0' : minus(plus(paid, profit ?? '0'), fee);
}

/** Null if nothing can be sold at these figures. */
export function payoutAt(
  record: TradeRecord,
  { quantity, price, profit }: Partial<Schemas.TradeSettleRequest>,
): Decimal | null {
  const { kind, allottedQty: held, currency } = record;
  const sold = quantity == null ? held : String(quantity);
  const isHeld = sold === null || (held !== null && compare(sold, held) <= 0);
  if (!isHeld || (sold !== null && compare(sold, '0') <= 0)) return null;
  const paid =
    sold === null || held === null
      ? record.paid
      : shareOf(record.paid, { part: sold, whole: held, currency });
  const isAtPrice = isPriced(kind) && price != null && sold !== null;
  const made = isAtPrice ? profitAt(price, { quantity: sold, paid, currency }) : profit;
  return made == null ? null : minus(plus(paid, made), feeOf({ ...record, paid }));
}

/** Profit of that many pieces at the price, rounded down, less the amount paid for them. */
export function profitAt(
  price: Decimal,
  { quantity, paid, currency }: { quantity: Decimal; paid: Decimal; currency: string },
): Decimal {
  return minus(convert(quantity, price, currency), paid);
}

/** Results of sales in the base currency: a gain and a loss count alike. Null without a rate. */
export async function resultsInBase(
  reader: Reader,
  sold: readonly Pick<TradeRecord, 'profit' | 'currency' | 'updatedAt'>[],
  base: string,
): Promise<Pick<Act, 'baseAmount' | 'ratedAt'>> {
  const made = sold.map(({ profit }) => profit ?? '0');
  const amount = made.map((one) => (compare(one, '0') < 0 ? negate(one) : one)).reduce(plus, '0');
  const [first] = sold;
  if (first === undefined || compare(amount, '0') === 0) return { baseAmount: '0' };
  const { currency, updatedAt: madeAt } = first;
  return valueForLimits(reader, { amount, currency, madeAt }, base);
}
