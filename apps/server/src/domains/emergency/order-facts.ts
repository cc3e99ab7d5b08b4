import type { Schemas } from '@brokerdesk/sdk';
import { formatMoney, formatRate } from '../../kernel/money/decimal.ts';

type Value = string | null;

/** What there is to say of an order; each is left out where there is nothing to say. */
export const moneyFact = (name: string, value: Value, currency: string) =>
  fact(name, 'money', value && formatMoney(value, currency), currency);
export const quantityFact = (name: string, value: Value) =>
  fact(name, 'quantity', value && formatRate(value));
export const timeFact = (name: string, value: Date | null) =>
  fact(name, 'time', value?.toISOString() ?? null);
export const textFact = (name: string, value: Value) => fact(name, 'text', value);
export const wordFact = (name: string, value: Value) => fact(name, 'word', value);

function fact(
  name: string,
  type: Schemas.OrderFact['type'],
  value: Value,
  currency: string | null = null,
): Schemas.OrderFact[] {
  return value ? [{ name, type, value, currency }] : [];
}
