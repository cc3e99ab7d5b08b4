import { chainOf, type MenuName, type Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import type { QueryKey } from '@tanstack/react-query';

export type OrderKind = Schemas.TradeKind;
export type OrderStatus = Schemas.TradeStatus;

type KindTerms = {
  menu: MenuName;
  resource: Resource;
  /** Whether pieces are applied for and allotted; otherwise an amount is invested. */
  pieces: boolean;
  /** A fund is redeemed at the NAV of its dealing day. Null if there is nothing to sell. */
  saleBy: 'price' | 'profit' | 'nav' | null;
  paidOnWinning: boolean;
};

/** In the order of the menu. */
export const orderKinds = {
  stock: kind('stockTrx', 'stock_trx', { pieces: true, saleBy: 'price' }),
  block: kind('blockTrx', 'block_trx', { pieces: true, saleBy: 'price' }),
  ipo: kind('ipoTrx', 'ipo_trx', { pieces: true, saleBy: 'price', paidOnWinning: true }),
  daily: kind('dailyTrx', 'daily_trx', { saleBy: 'profit' }),
  subscribe: kind('subTrx', 'sub_trx', { saleBy: null }),
  ai: kind('aiTrx', 'ai_trx', { saleBy: 'profit' }),
  fund: kind('fundTrx', 'fund_trx', { saleBy: 'nav' }),
  quant: kind('quantTrx', 'quant_trx', { saleBy: 'profit' }),
} as const satisfies Record<OrderKind, KindTerms>;

function kind<Menu extends MenuName>(
  menu: Menu,
  resource: Resource,
  terms: Pick<KindTerms, 'saleBy'> & Partial<KindTerms>,
): KindTerms & { menu: Menu } {
  return { pieces: false, paidOnWinning: false, ...terms, menu, resource };
}

/** A fund's value has four, the others those of their currency. */
export const priceDigits = (of: OrderKind): number | undefined => (of === 'fund' ? 4 : undefined);

// The keys are those of the contract.
export const orderKindNames = Object.keys(orderKinds) as OrderKind[];

export const orderResource = (of: OrderKind): readonly Resource[] =>
  chainOf(orderKinds[of].resource);

export const productKind = (of: OrderKind) => (of === 'subscribe' ? 'ai' : of);

export function productResource(of: OrderKind): readonly Resource[] {
  const kind = productKind(of);
  return chainOf(kind === 'stock' ? 'fo' : kind);
}

/** Only offers are allotted. */
export function quantityLabel(of: OrderKind): 'units' | 'allottedQty' | 'filled' {
  if (of === 'fund') return 'units';
  return of === 'ipo' ? 'allottedQty' : 'filled';
}

/** In the order in which an order goes through them. */
export function orderStatuses(of: OrderKind): readonly OrderStatus[] {
  if (of === 'subscribe') return ['awaiting', 'holding', 'completed', 'released'];
  const paying: OrderStatus[] = orderKinds[of].paidOnWinning ? ['payment', 'outstanding'] : [];
  return ['awaiting', ...paying, 'holding', 'sold', 'unsettled', 'completed', 'released'];
}

export type OrderWithStatus = Pick<Schemas.Trade, 'kind' | 'status' | 'allotted_qty'> &
  Partial<Pick<Schemas.Trade, 'phase'>>;

export function statusContext({ kind, status, allotted_qty: allotted }: OrderWithStatus) {
  const isOffer = kind === 'ipo' || kind === 'block';
  const isEmpty = allotted === null || Number(allotted) === 0;
  return status === 'released' && isOffer && isEmpty ? 'unallotted' : kind;
}

export type OrderQueue = 'review' | 'confirming' | 'redeeming' | 'payment_due' | 'matured';

export function orderQueues(of: OrderKind): readonly OrderQueue[] {
  if (of === 'fund') return ['review', 'confirming', 'redeeming'];
  if (orderKinds[of].paidOnWinning) return ['payment_due'];
  return orderKinds[of].saleBy === 'profit' ? ['matured'] : [];
}

export const waitingForStaff = [
  'awaiting',
  'payment',
  'outstanding',
  'sold',
  'unsettled',
] as const satisfies readonly OrderStatus[];

/** Units have eight digits behind the point: a row shows four of them, not rounded, and the order itself all. */
export const inRow = (units: string) => units.replace(/(\.\d{4})\d+$/, '$1');

export const orderKey = (kind: OrderKind) => ['trade', kind] as const;

export const orderListKey = ([topic, , part]: QueryKey) => topic === 'trade' && part === 'list';
