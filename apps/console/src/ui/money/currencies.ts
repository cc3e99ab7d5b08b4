import type { Schemas } from '@brokerdesk/sdk';

/** Everything fetched about receiving addresses is cached under this key. */
export const cryptoAddressKey = ['crypto_address'] as const;

/** The chains that the firm takes coins on. */
export const chains = [
  'bitcoin',
  'litecoin',
  'tron',
  'ethereum',
  'bsc',
] as const satisfies readonly Schemas.Chain[];

/** The ways in which a deposit comes in. */
export const depositSubTypes = [
  'bank',
  'crypto',
  'exchange',
] as const satisfies readonly Schemas.DepositSubType[];

/** Every currency in which money can come in, with the digits after its decimal point. */
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

/** Whether amounts of this currency have no digits after the point. */
export function isWholeOnly(currency: string): boolean {
  // Looked up by any text, the table may well have no entry.
  return (scales as Partial<Record<string, number>>)[currency] === 0;
}

/** Nothing, written as an amount of this currency is. */
export const zeroIn = (currency: string): string => (isWholeOnly(currency) ? '0' : '0.00');
