import type { Decimal } from '../../kernel/money/decimal.ts';

export interface Bucket {
  from: Decimal;
  to: Decimal;
}

/** Digits of an amount in the database. */
const scale = 8;
const leadingDigits = 3;

/** The bucket that holds an amount: as `amount_band` of the database, which keeps the tally. */
export function bucketOf(amount: Decimal): Bucket {
  const [whole = '0', fraction = ''] = amount.split('.');
  const units = BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'));
  const step = 5n * 10n ** BigInt(Math.max(units.toString().length - leadingDigits, 0));
  const from = (units / step) * step;
  return { from: inDecimals(from), to: inDecimals(from + step) };
}

function inDecimals(units: bigint): Decimal {
  const digits = units.toString().padStart(scale + 1, '0');
  return `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
