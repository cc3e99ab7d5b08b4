import Big from 'big.js';
import { type FieldProblem, invalid } from '../errors/problem.ts';
import { scaleOf } from './currencies.ts';

/** Decimal as text, as returned by PostgreSQL's `numeric`. Never a JavaScript number. */
export type Decimal = string;

const rateScale = 10;
const unitScale = 8;
const priceScale = 8;

const Exact = Big();
Exact.DP = rateScale;
Exact.RM = Big.roundDown;
// Rejects numbers: a number instead of text would already have lost digits.
Exact.strict = true;

/** Digits beyond the currency's scale cannot be shown without lying, so they throw. */
export function formatMoney(value: Decimal, currency: string): Decimal {
  const scale = scaleOf(currency);
  const digits = digitsOf(value);
  if (digits !== null && digits.fraction.length <= scale) {
    const { whole, fraction } = digits;
    return scale === 0 ? whole : `${whole}.${fraction.padEnd(scale, '0')}`;
  }
  const text = new Exact(value).toFixed(scale, Big.roundDown);
  if (!new Exact(text).eq(value)) {
    throw new RangeError(`${value} has more digits than ${currency} can hold.`);
  }
  // big.js keeps the sign of a negative zero.
  return new Exact(text).eq('0') ? new Exact('0').toFixed(scale) : text;
}

/** Null for what takes arithmetic: lists write thousands of amounts, nearly all of them plain. */
function digitsOf(value: Decimal): { whole: string; fraction: string } | null {
  // A number would pass the pattern, too.
  const read = typeof value === 'string' ? /^(0|[1-9]\d*)(?:\.(\d*?)0*)?$/.exec(value) : null;
  return read && { whole: read[1] ?? '', fraction: read[2] ?? '' };
}

/** `10,000.00 USD`, in every language. */
export function moneyText(value: Decimal, currency: string): string {
  const grouped = new Intl.NumberFormat('en-US', { minimumFractionDigits: scaleOf(currency) });
  // A decimal string of our own format is a numeric literal, and is formatted to its last digit.
  return `${grouped.format(formatMoney(value, currency) as Intl.StringNumericLiteral)} ${currency}`;
}

/** With all digits of the price and at least those of its currency: `7.20 USD`. */
export function priceText(price: Decimal, currency: string): string {
  const grouped = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: scaleOf(currency),
    maximumFractionDigits: rateScale,
  });
  // A decimal string is a numeric literal, as above.
  return `${grouped.format(price as Intl.StringNumericLiteral)} ${currency}`;
}

export function fitsCurrency(value: Decimal, currency: string): boolean {
  return new Exact(new Exact(value).toFixed(scaleOf(currency), Big.roundDown)).eq(value);
}

/** Rounded down to that currency's scale, so that the firm never credits more than was paid in. */
export function convert(amount: Decimal, rate: Decimal, into: string): Decimal {
  return new Exact(amount).times(rate).toFixed(scaleOf(into), Big.roundDown);
}

/** The same rounded up: for comparing with a limit, which an amount must not slip under. */
export function convertForLimit(amount: Decimal, rate: Decimal, into: string): Decimal {
  return new Exact(amount).times(rate).toFixed(scaleOf(into), Big.roundUp);
}

/** The most that may be paid so that at `rate` it buys no more than `limit`, rounded down to its currency's scale. */
export function payableWithin(limit: Decimal, rate: Decimal, currency: string): Decimal {
  return new Exact(limit).div(rate).toFixed(scaleOf(currency), Big.roundDown);
}

export function percentOf(amount: Decimal, percent: Decimal, currency: string): Decimal {
  return new Exact(amount).times(percent).times('0.01').toFixed(scaleOf(currency), Big.roundDown);
}

export function changedBy(value: Decimal, percent: Decimal): Decimal {
  return new Exact(value).times(new Exact('100').plus(percent)).times('0.01').toFixed();
}

/** To the digits of a price: up for the least that is taken, down for the most. */
export function roundPrice(price: Decimal, towards: 'up' | 'down'): Decimal {
  const mode = towards === 'up' ? Big.roundUp : Big.roundDown;
  return formatRate(new Exact(price).toFixed(priceScale, mode));
}

export function shareOf(
  amount: Decimal,
  { part, whole, currency }: { part: Decimal; whole: Decimal; currency: string },
): Decimal {
  return new Exact(amount).times(part).div(whole).toFixed(scaleOf(currency), Big.roundDown);
}

/** The same rounded up, so that a fee cannot be avoided by splitting the amount. */
export function percentRoundedUp(amount: Decimal, percent: Decimal, currency: string): Decimal {
  return new Exact(amount).times(percent).times('0.01').toFixed(scaleOf(currency), Big.roundUp);
}

const percentScale = 6;

/** The percentage less a discount of so many per cent of itself, rounded down for who pays it. */
export function percentLessDiscount(percent: Decimal, discount: Decimal): Decimal {
  const left = new Exact('100').minus(discount).times('0.01');
  return formatRate(new Exact(percent).times(left).toFixed(percentScale, Big.roundDown));
}

export function unitsFor(amount: Decimal, price: Decimal): Decimal {
  return formatRate(new Exact(amount).div(price).toFixed(unitScale, Big.roundDown));
}

export function isWholeLots(quantity: Decimal, lotSize: Decimal): boolean {
  return new Exact(quantity).mod(lotSize).eq('0');
}

export function invertRate(rate: Decimal, rounded: 'half' | 'down' = 'half'): Decimal {
  const exact = new Exact('1').div(rate);
  return formatRate(rounded === 'half' ? exact.toFixed() : exact.toFixed(rateScale, Big.roundDown));
}

export function formatRate(rate: Decimal): Decimal {
  const digits = digitsOf(rate);
  if (digits !== null && digits.fraction.length <= rateScale) {
    return digits.fraction === '' ? digits.whole : `${digits.whole}.${digits.fraction}`;
  }
  return new Exact(new Exact(rate).toFixed(rateScale)).toFixed();
}

/** Discount of `price` to `reference` in per cent, with two digits; negative for a premium. */
export function percentBelow(price: Decimal, reference: Decimal): Decimal {
  return inTwoDigits(new Exact(reference).minus(price).times('100').div(reference));
}

export function ratioOf(part: Decimal, whole: Decimal, per: Decimal = '1'): Decimal | null {
  if (new Exact(whole).eq('0')) return null;
  return inTwoDigits(new Exact(part).times(per).div(whole));
}

export function weightedMean(of: readonly { value: Decimal; weight: Decimal }[]): Decimal | null {
  const zero = new Exact('0');
  const weights = of.reduce((sum, { weight }) => sum.plus(weight), zero);
  if (weights.eq(zero)) return null;
  const sum = of.reduce((so, { value, weight }) => so.plus(new Exact(value).times(weight)), zero);
  return inTwoDigits(sum.div(weights));
}

function inTwoDigits(value: Big): Decimal {
  const digits = value.toFixed(2, Big.roundHalfUp);
  return digits === '-0.00' ? '0.00' : digits;
}

export function plus(a: Decimal, b: Decimal): Decimal {
  return new Exact(a).plus(b).toFixed();
}

export function minus(a: Decimal, b: Decimal): Decimal {
  return new Exact(a).minus(b).toFixed();
}

export function times(value: Decimal, count: number): Decimal {
  return new Exact(value).times(String(count)).toFixed();
}

/** A year has 365 days. Rounded down, in favour of who owes the interest. */
export function interestOn(moneyDays: Decimal, percent: Decimal, currency: string): Decimal {
  const exact = new Exact(moneyDays).times(percent).div('36500');
  return exact.toFixed(scaleOf(currency), Big.roundDown);
}

export function smaller(a: Decimal, b: Decimal): Decimal {
  return compare(a, b) < 0 ? a : b;
}

export function negate(value: Decimal): Decimal {
  return new Exact('0').minus(value).toFixed();
}

/** Whether the books can hold the amount: their columns have eighteen digits before the point. */
export function fitsBooks(value: Decimal): boolean {
  return new Exact(value).abs().lt('1e18');
}

export function compare(a: Decimal, b: Decimal): number {
  return new Exact(a).cmp(b);
}

/** Empty for an amount above zero that the currency can write. */
export function amountProblems(field: string, amount: Decimal, currency: string): FieldProblem[] {
  if (compare(amount, '0') <= 0) return [{ field, code: 'AMOUNT_NOT_POSITIVE' }];
  return fitsCurrency(amount, currency) ? [] : [{ field, code: 'FIELD_INVALID' }];
}

/** Throws VALIDATION at `amount`. */
export function requireAmount(amount: Decimal, currency: string): void {
  const errors = amountProblems('amount', amount, currency);
  if (errors.length > 0) throw invalid(...errors);
}
