import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../db/database.ts';
import { currencyPair } from '../../db/schema.ts';
import { type FieldProblem, Problem } from '../../http/problem.ts';
import { compare, type Decimal, formatMoney } from '../../money/decimal.ts';

interface Exchanging {
  primary: string;
  secondary: string;
  /** Of the primary currency. */
  amount: Decimal;
  /** Whether the pair stays as it is until the transaction ends. */
  hold: boolean;
}

/**
 * Throws PAIR_DISABLED, and VALIDATION at `amount` where it is outside of what the pair takes. A pair
 * that nobody has set up has no limits.
 */
export async function requireExchangeable(
  reader: Reader,
  { primary, secondary, amount, hold }: Exchanging,
): Promise<void> {
  const asked = reader
    .select()
    .from(currencyPair)
    .where(and(eq(currencyPair.primary, primary), eq(currencyPair.secondary, secondary)));
  const [pair] = await (hold ? asked.for('share') : asked);
  if (pair === undefined) return;
  if (pair.status === 'disabled') {
    throw new Problem('PAIR_DISABLED', { values: { pair: `${primary}/${secondary}` } });
  }
  const { minAmount, maxAmount } = pair;
  if (compare(amount, minAmount) < 0) {
    throw wrong({ code: 'VALUE_TOO_SMALL', values: { min: formatMoney(minAmount, primary) } });
  }
  if (maxAmount !== null && compare(amount, maxAmount) > 0) {
    throw wrong({ code: 'VALUE_TOO_LARGE', values: { max: formatMoney(maxAmount, primary) } });
  }
}

function wrong(problem: Omit<FieldProblem, 'field'>): Problem {
  return new Problem('VALIDATION', { errors: [{ field: 'amount', ...problem }] });
}
