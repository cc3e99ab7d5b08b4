import type { Schemas } from '@brokerdesk/sdk';
import { payoutOf } from '../effect/order-effect.ts';
import { type OrderKind, orderKinds } from '../order-kinds.ts';

/** Bulk actions on orders. A proposed profit needs evidence for each order. */
export const bulkSteps = ['pay', 'sell', 'clear', 'complete'] as const;
export type BulkStep = (typeof bulkSteps)[number];

/** The orders with which the user may take this step now; to be sold at one price, those of one product. */
export function rowsFor(
  step: BulkStep,
  kind: OrderKind,
  rows: readonly Schemas.Trade[],
): readonly Schemas.Trade[] {
  const able = rows.filter(({ steps }) => steps.includes(step));
  if (step !== 'sell') return able;
  const [first] = able;
  const atOnePrice =
    orderKinds[kind].saleBy === 'price' &&
    able.every((row) => row.product.id === first?.product.id);
  return atOnePrice ? able : [];
}

/** The amount that the step is about: what is paid in, what was paid for what is sold, or what is paid out. */
export function amountOf(step: BulkStep, trade: Schemas.Trade): string {
  if (step === 'pay') return trade.outstanding;
  if (step === 'complete') return payoutOf(trade);
  return trade.paid;
}

export type BulkValues = { price: string; settle_at: string };

/** The request for one of them; each in the version that the user saw. */
export function requestOf(
  step: Exclude<BulkStep, 'pay'>,
  { price, settle_at: settleAt }: BulkValues,
  version: number,
): Schemas.TradeSettleRequest {
  if (step === 'sell') return { to: 'sold', price, version };
  if (step === 'clear') return { to: 'unsettled', settle_at: settleAt || null, version };
  return { to: 'completed', version };
}
