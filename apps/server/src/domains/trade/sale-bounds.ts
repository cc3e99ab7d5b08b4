import type { Schemas } from '@brokerdesk/sdk';
import { formatMoney, formatRate } from '../../kernel/money/decimal.ts';
import { type ProfitBounds, profitBounds } from './profit-bounds.ts';
import type { TradeRow } from './trade-row.ts';
import { termsOf } from './trade-terms.ts';
import { isPriced, type PriceBounds, priceBounds } from './value-sale.ts';

export type SaleBounds = ({ by: 'price' } & PriceBounds) | ({ by: 'profit' } & ProfitBounds);

/** What a sale of the record is taken for at that time; null where it has nothing to sell. */
export function saleBounds(
  { trade, product }: Pick<TradeRow, 'trade' | 'product'>,
  limits: Schemas.ProfitLimits,
  at: Date,
): SaleBounds | null {
  const { kind, openedAt } = trade;
  if (trade.status !== 'holding' || kind === 'subscribe' || openedAt === null) return null;
  const terms = termsOf(product);
  if (!isPriced(kind)) {
    return { by: 'profit', ...profitBounds({ ...trade, openedAt }, terms, limits, at) };
  }
  const bounds = priceBounds(kind, terms, limits.price_distance_pct);
  return bounds === null ? null : { by: 'price', ...bounds };
}

/** The same as the contract shows it with the record. */
export function saleView(
  bounds: SaleBounds | null,
  {
    currency,
    settleAt,
    lockedUntil,
  }: { currency: string; settleAt: Date | null; lockedUntil: Date | null },
): Schemas.TradeDetail['sale'] {
  if (bounds === null) return null;
  if (bounds.by === 'profit') {
    return {
      profit_min: formatMoney(bounds.profitMin, currency),
      profit_max: formatMoney(bounds.profitMax, currency),
    };
  }
  return {
    reference: formatRate(bounds.reference),
    reference_at: bounds.referenceAt?.toISOString() ?? null,
    price_min: bounds.priceMin,
    price_max: bounds.priceMax,
    near_min: bounds.nearMin,
    near_max: bounds.nearMax,
    settle_at: (settleAt ?? new Date()).toISOString(),
    locked_until: lockedUntil?.toISOString() ?? null,
  };
}
