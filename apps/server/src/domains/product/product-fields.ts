import type { FieldName } from '@brokerdesk/sdk/labels';
import type { ProductBody, ProductKind } from './product-types.ts';

/** A `price` is money above zero; both fit the currency of the product. */
export type FieldType =
  | 'text'
  | 'price'
  | 'money'
  | 'decimal'
  | 'percent'
  | 'days'
  | 'time'
  | 'yesNo'
  | 'choice'
  | 'plans'
  | 'tiers'
  | 'plain';

export interface Field {
  type: FieldType;
  onMarketDay?: true;
}

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
