import { and, eq, or } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { currencyPair } from '../../kernel/db/schema.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import {
  compare,
  convert,
  convertForLimit,
  type Decimal,
  moneyText,
  payableWithin,
  smaller,
} from '../../kernel/money/decimal.ts';

interface Exchanging {
  primary: string;
  secondary: string;
  amount: Decimal;
  /** How much of the secondary currency one unit of the primary buys. */
  rate: Decimal;
  lock: boolean;
}

type Pair = typeof currencyPair.$inferSelect;

/**
 * Throws PAIR_DISABLED, also for an unknown pair, and VALIDATION at `amount` outside of the pair's limits. An
 * enabled pair also covers the reverse direction unless that is configured itself: the amount bought is then
 * compared.
 */
export async function requireExchangeable(reader: Reader, exchanging: Exchanging): Promise<void> {
  const { primary, secondary, amount, rate } = exchanging;
  const pair = await requirePair(reader, exchanging);
  if (pair.primary === primary) return requireWithin(pair, { least: amount, most: amount });
  requireWithin(pair, {
    least: convert(amount, rate, secondary),
    most: convertForLimit(amount, rate, secondary),
  });
}

/** Throws PAIR_DISABLED. */
export async function largestExchangeable(
  reader: Reader,
  { amount, ...exchanging }: Omit<Exchanging, 'lock'>,
): Promise<Decimal> {
  const { primary, rate } = exchanging;
  const pair = await requirePair(reader, { ...exchanging, lock: false });
  if (pair.maxAmount === null) return amount;
  const most =
    pair.primary === primary
      ? convert(pair.maxAmount, '1', primary)
      : payableWithin(convert(pair.maxAmount, '1', pair.primary), rate, primary);
  return smaller(amount, most);
}

async function requirePair(
  reader: Reader,
  { primary, secondary, lock }: Pick<Exchanging, 'primary' | 'secondary' | 'lock'>,
): Promise<Pair> {
  const query = reader
    .select()
    .from(currencyPair)
    .where(or(isPair(primary, secondary), isPair(secondary, primary)));
  const pairs = await (lock ? query.for('share') : query);
  const pair = pairs.find((one) => one.primary === primary) ?? pairs[0];
  if (pair?.status !== 'enabled') {
    throw new Problem('PAIR_DISABLED', { values: { pair: `${primary}/${secondary}` } });
  }
  return pair;
}

function isPair(primary: string, secondary: string) {
  return and(eq(currencyPair.primary, primary), eq(currencyPair.secondary, secondary));
}

/** Takes the amount in the pair's primary currency, rounded down and up. */
function requireWithin(pair: Pair, { least, most }: { least: Decimal; most: Decimal }): void {
  const { minAmount, maxAmount } = pair;
  if (compare(least, minAmount) < 0) {
    throw wrong({
      code: 'VALUE_TOO_SMALL',
      values: { min: moneyText(minAmount, pair.primary) },
    });
  }
  if (maxAmount !== null && compare(most, maxAmount) > 0) {
    throw wrong({
      code: 'VALUE_TOO_LARGE',
      values: { max: moneyText(maxAmount, pair.primary) },
    });
  }
}

function wrong(problem: Omit<FieldProblem, 'field'>): Problem {
  return new Problem('VALIDATION', { errors: [{ field: 'amount', ...problem }] });
}
