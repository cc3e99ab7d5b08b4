import type { FieldName } from '@brokerdesk/sdk/labels';
import type { ProductBody, ProductKind } from './product-types.ts';

/**
 * How a field is checked, stored and shown, beyond its schema. A `price` is money above zero; both
 * fit the currency of the product.
 */
export type FieldType =
  | 'text'
  | 'price'
  | 'money'
  /** Stored as they came. */
  | 'decimal'
  | 'percent'
  | 'days'
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
  /** A moment that has to be on a market day. */
  onMarketDay?: true;
}

/** All fields of a kind, in the order in which an export shows them: each has a label. */
export type Fields<K extends ProductKind> = {
  readonly [N in keyof ProductBody<K>]-?: N extends FieldName<'product'> ? Field : never;
};

export const field = (type: FieldType): Field => ({ type });

export const marketTime: Field = { type: 'time', onMarketDay: true };

export const nameAndCurrency = {
  name: field('text'),
  currency: field('plain'),
} as const;

export const codeField = field('plain');

export const paperFields = {
  symbol: codeField,
  name: nameAndCurrency.name,
  market: field('plain'),
  currency: nameAndCurrency.currency,
} as const;

export const lotFields = {
  lot_size: field('plain'),
  pool_qty: field('plain'),
} as const;
