import type { Schemas } from '@brokerdesk/sdk';
import { type OrderKind, orderKinds } from '../order-kinds.ts';

export type SaleDraft = {
  /** Empty of what ends as a whole. */
  quantity: string;
  price: string;
  profit: string;
  remark: string;
  evidence: File | null;
};

export const isSoldInParts = (kind: OrderKind): boolean => orderKinds[kind].pieces;

export function toSale(
  kind: OrderKind,
  { quantity, price, profit, remark }: SaleDraft,
  evidence: string | null,
  { version, allotted_qty: held }: Pick<Schemas.Trade, 'version' | 'allotted_qty'>,
): Schemas.TradeSettleRequest {
  const figure = orderKinds[kind].saleBy === 'price' ? { price } : { profit };
  const isPart = quantity !== '' && quantity !== held;
  const part = isPart ? { quantity: Number(quantity) } : {};
  return { to: 'sold', ...part, ...figure, evidence, remark: remark.trim() || null, version };
}
