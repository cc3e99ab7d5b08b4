import type { Schemas } from '@brokerdesk/sdk';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import {
  compare,
  type Decimal,
  fitsBooks,
  fitsCurrency,
  minus,
  moneyInWords,
  percentRoundedUp,
  plus,
  priceInWords,
} from '../../kernel/money/decimal.ts';
import type { SaleBounds } from './sale-bounds.ts';
import { dayMs } from './trade-terms.ts';
import type { Sale, SaleEvidence, TradeRecord } from './trade-transitions.ts';
import { isPriced, type PriceBounds, profitAt } from './value-sale.ts';

type Request = Pick<Schemas.TradeSettleRequest, 'price' | 'profit'>;
type Bounds<By extends SaleBounds['by']> = Extract<SaleBounds, { by: By }>;

/** Fewer characters than these say nothing of where a figure comes from. */
const remarkMin = 10;

/**
 * What the sale makes: reckoned from the price where a piece has one, proposed where it has none.
 *
 * @throws VALIDATION that names the field (FIELD_REQUIRED, FIELD_INVALID, PRICE_TOO_FAR,
 *   PROFIT_OUT_OF_BOUNDS, LOSS_ABOVE_PAID), and PRODUCT_CLOSED where the product has no reference.
 */
export function valueSale(record: TradeRecord, request: Request, bounds: SaleBounds | null): Sale {
  const [wanted, foreign] = isPriced(record.kind)
    ? (['price', 'profit'] as const)
    : (['profit', 'price'] as const);
  if (request[foreign] != null) throw wrong({ field: foreign, code: 'FIELD_INVALID' });
  const value = request[wanted];
  if (value == null) throw wrong({ field: wanted, code: 'FIELD_REQUIRED' });
  if (bounds === null) throw new Problem('PRODUCT_CLOSED');
  return bounds.by === 'price' ? soldAt(value, record, bounds) : soldWith(value, record, bounds);
}

function soldAt(price: Decimal, record: TradeRecord, bounds: Bounds<'price'>): Sale {
  const { allottedQty: quantity, paid, currency } = record;
  if (quantity === null) throw wrong({ field: 'price', code: 'FIELD_INVALID' });
  requireNear(price, bounds, currency);
  const profit = profitAt(price, { quantity, paid, currency });
  if (!fitsBooks(plus(paid, profit))) throw wrong({ field: 'price', code: 'FIELD_INVALID' });
  const fee = feeOf(record);
  if (compare(minus(plus(paid, profit), fee), '0') < 0) {
    const values = { paid: moneyInWords(paid, currency) };
    throw wrong({ field: 'price', code: 'LOSS_ABOVE_PAID', values });
  }
  return { price, profit, fee };
}

function requireNear(
  price: Decimal,
  { reference, priceMin, priceMax }: PriceBounds,
  currency: string,
) {
  if (compare(price, priceMin) >= 0 && compare(price, priceMax) <= 0) return;
  const values = {
    reference: priceInWords(reference, currency),
    lowest: priceInWords(priceMin, currency),
    highest: priceInWords(priceMax, currency),
  };
  throw wrong({ field: 'price', code: 'PRICE_TOO_FAR', values });
}

function soldWith(profit: Decimal, record: TradeRecord, bounds: Bounds<'profit'>): Sale {
  const { currency } = record;
  if (!fitsCurrency(profit, currency)) throw wrong({ field: 'profit', code: 'FIELD_INVALID' });
  const { profitMin, profitMax } = bounds;
  if (compare(profit, profitMin) < 0 || compare(profit, profitMax) > 0) {
    const values = {
      lowest: moneyInWords(profitMin, currency),
      highest: moneyInWords(profitMax, currency),
    };
    throw wrong({ field: 'profit', code: 'PROFIT_OUT_OF_BOUNDS', values });
  }
  return { price: null, profit, fee: feeOf(record) };
}

function feeOf({ paid, feePct, currency }: TradeRecord): Decimal {
  return percentRoundedUp(paid, feePct, currency);
}

/** Refuses a fund's value that is older than the trade config allows, at `field`. */
export function requireFreshNav(
  navAt: Date | null | undefined,
  { field, at, maxDays }: { field: string; at: Date; maxDays: number },
): void {
  if (navAt == null || at.getTime() - navAt.getTime() <= maxDays * dayMs) return;
  const values = { at: navAt, days: String(maxDays) };
  throw wrong({ field, code: 'REFERENCE_OUTDATED', values });
}

/** A file, or a remark, that says where a figure comes from that is not computed from the reference. */
export function requireReason({ remark, fileId }: SaleEvidence, isNeeded: boolean): void {
  if (!isNeeded || fileId !== null || [...(remark ?? '')].length >= remarkMin) return;
  const values = { min: String(remarkMin) };
  throw wrong({ field: 'evidence', code: 'EVIDENCE_REQUIRED', values });
}

function wrong(error: FieldProblem): Problem {
  return new Problem('VALIDATION', { errors: [error] });
}
