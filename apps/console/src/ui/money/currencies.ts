import type { Schemas } from '@brokerdesk/sdk';

export const cryptoAddressKey = ['crypto_address'] as const;

export const chains = [
  'bitcoin',
  'litecoin',
  'tron',
  'ethereum',
  'bsc',
] as const satisfies readonly Schemas.Chain[];

export const depositSubTypes = [
  'bank',
  'crypto',
  'exchange',
] as const satisfies readonly Schemas.DepositSubType[];

/** With the digits after the decimal point. */
const scales = {
  USD: 2,
  CNY: 2,
  HKD: 2,
  EUR: 2,
  GBP: 2,
  SGD: 2,
  AUD: 2,
  CAD: 2,
  JPY: 0,
  KRW: 0,
  USDT: 2,
  USDC: 2,
} as const satisfies Record<string, number>;

export const currencies: readonly string[] = Object.keys(scales);

export function isWholeOnly(currency: string): boolean {
  // Looked up by any text, the table may well have no entry.
  return (scales as Partial<Record<string, number>>)[currency] === 0;
}

export const zeroIn = (currency: string): string => (isWholeOnly(currency) ? '0' : '0.00');
