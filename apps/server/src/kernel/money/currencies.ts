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
} as const;

export type CurrencyCode = keyof typeof scales;

// The keys of a literal that is never changed are exactly the keys of its type.
export const currencyCodes = Object.keys(scales) as readonly CurrencyCode[];

export function isCurrency(code: string): code is CurrencyCode {
  return Object.hasOwn(scales, code);
}

export function scaleOf(currency: string): number {
  if (!isCurrency(currency)) {
    throw new RangeError(`${currency} is not in money/currencies.ts: add it with its scale.`);
  }
  return scales[currency];
}
