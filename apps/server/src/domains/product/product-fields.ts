import type { Language } from '../../kernel/errors/error-catalogue.ts';
import type { ProductBody, ProductKind } from './product-types.ts';

/**
 * How a field is checked, stored and shown, beyond its schema. A `price` is money above zero; both
 * fit the currency of the product.
 */
export type FieldType =
  | 'text'
  | 'price'
  | 'money'
  /** A rate or a percentage, stored as it came. */
  | 'decimal'
  | 'time'
  | 'yesNo'
  /** One of the contract's words, shown in the reader's language. */
  | 'choice'
  | 'plans'
  | 'tiers'
  /** Stored and shown as it came. */
  | 'plain';

export interface Field {
  type: FieldType;
  heading: Readonly<Record<Language, string>>;
  /** A moment that has to be on a market day. */
  onMarketDay?: true;
}

/** All fields of a kind, in the order in which an export shows them. */
export type Fields<K extends ProductKind> = { readonly [N in keyof ProductBody<K>]-?: Field };

export function field(type: FieldType, chinese: string, english: string): Field {
  return { type, heading: { 'zh-CN': chinese, 'en-US': english } };
}

export function marketTime(chinese: string, english: string): Field {
  return { ...field('time', chinese, english), onMarketDay: true };
}

export const nameAndCurrency = {
  name: field('text', '名称', 'Name'),
  currency: field('plain', '币种', 'Currency'),
} as const;

export const codeField = field('plain', '代码', 'Code');

export const paperFields = {
  symbol: codeField,
  name: nameAndCurrency.name,
  market: field('plain', '市场', 'Market'),
  currency: nameAndCurrency.currency,
} as const;

export const lotFields = {
  lot_size: field('plain', '每手股数', 'Lot size'),
  pool_qty: field('plain', '总股数', 'Offer size'),
} as const;
