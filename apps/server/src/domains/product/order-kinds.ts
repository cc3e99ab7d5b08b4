import type { Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';

type TradeKind = Schemas.TradeKind;

export const resourceOf: Readonly<Record<TradeKind, Resource>> = {
  stock: 'stock_trx',
  block: 'block_trx',
  ipo: 'ipo_trx',
  daily: 'daily_trx',
  subscribe: 'sub_trx',
  ai: 'ai_trx',
  fund: 'fund_trx',
  quant: 'quant_trx',
};

export function productKindOf(kind: TradeKind): Schemas.ProductKind {
  return kind === 'subscribe' ? 'ai' : kind;
}

export function isPooled(kind: TradeKind): boolean {
  return kind === 'stock' || kind === 'block' || kind === 'ipo';
}

export function isAllocated(kind: TradeKind): boolean {
  return kind === 'block' || kind === 'ipo';
}
