import type { Schemas } from '@brokerdesk/sdk';
import Big from 'big.js';
import { productKinds } from '#/business/client/product-kinds.ts';

type ProductKind = Schemas.ProductKind;

/** An empty limit is none. */
export type TradeDraft = {
  products: Record<ProductKind, boolean>;
  order_max: string;
  daily_max: string;
  fee_discount_pct: string;
};

/** Before the settings have come: real ones always have a discount. */
export const blankTrade: TradeDraft = {
  products: openKinds([]),
  order_max: '',
  daily_max: '',
  fee_discount_pct: '',
};

function openKinds(open: readonly ProductKind[]): TradeDraft['products'] {
  // Made of every kind, which the compiler cannot see.
  return Object.fromEntries(
    productKinds.map((kind) => [kind, open.includes(kind)]),
  ) as TradeDraft['products'];
}

export function toTradeDraft(
  settings: Pick<
    Schemas.ClientTradeSettingsState,
    'products' | 'order_max' | 'daily_max' | 'fee_discount_pct'
  >,
): TradeDraft {
  return {
    products: openKinds(settings.products),
    order_max: settings.order_max ?? '',
    daily_max: settings.daily_max ?? '',
    fee_discount_pct: settings.fee_discount_pct,
  };
}

export function toTradeRequest(
  draft: TradeDraft,
  version: number,
): Schemas.ClientTradeSettingsRequest {
  const limit = (typed: string) => typed.replace(/\.$/, '') || null;
  return {
    products: productKinds.filter((kind) => draft.products[kind]),
    order_max: limit(draft.order_max),
    daily_max: limit(draft.daily_max),
    fee_discount_pct: draft.fee_discount_pct,
    version,
  };
}

export function isOrderAboveDay({ order_max: one, daily_max: day }: TradeDraft): boolean {
  const number = /^\d+\.?\d*$/;
  return number.test(one) && number.test(day) && new Big(one).gt(day);
}
