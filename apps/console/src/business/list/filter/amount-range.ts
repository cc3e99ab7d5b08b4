export type AmountRange = { min?: string | undefined; max?: string | undefined };

/** In the smallest part of an amount, of which it has two digits at most. */
function toCents(amount: string): bigint {
  const [whole = '', part = ''] = amount.split('.');
  return BigInt(whole + part.padEnd(2, '0'));
}

export function isCrossed({ min, max }: AmountRange): boolean {
  return Boolean(min && max) && toCents(min ?? '') > toCents(max ?? '');
}
