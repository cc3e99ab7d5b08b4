import type { Schemas } from '@brokerdesk/sdk';
import { type OrderKind, orderKinds } from '../order-kinds.ts';

export type SaleDraft = { price: string; profit: string; remark: string; evidence: File | null };

/** The request to sell, with the figure that the kind is sold by. */
export function toSale(
  kind: OrderKind,
  { price, profit, remark }: SaleDraft,
  evidence: string | null,
  version: number,
): Schemas.TradeSettleRequest {
  const figure = orderKinds[kind].saleBy === 'price' ? { price } : { profit };
  return { to: 'sold', ...figure, evidence, remark: remark.trim() || null, version };
}
