import type { Reader } from '../../kernel/db/database.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import {
  compare,
  convertForLimit,
  type Decimal,
  percentRoundedUp,
} from '../../kernel/money/decimal.ts';
import { requireRate } from '../currency/find-rate.ts';
import { readSetting } from '../setting/settings.ts';

interface FeeTerms {
  amount: Decimal;
  currency: string;
  at: Date;
}

/**
 * What the trade config charges for a withdrawal: the percentage of the amount, and no less than the
 * least, which is in the base currency. Both are rounded up, so that parts never pay less. Throws RATE_UNAVAILABLE where the least
 * cannot be converted to the account's currency, and VALIDATION at `amount` where nothing would be left.
 */
export async function withdrawalFee(
  reader: Reader,
  { amount, currency, at }: FeeTerms,
): Promise<Decimal> {
  const { base_currency: base, fees } = await readSetting(reader, 'trade');
  const share = percentRoundedUp(amount, fees.withdrawal_pct, currency);
  const least =
    compare(fees.withdrawal_min, '0') === 0
      ? '0'
      : convertForLimit(
          fees.withdrawal_min,
          (await requireRate(reader, { primary: base, secondary: currency, at })).rate,
          currency,
        );
  const fee = compare(share, least) < 0 ? least : share;
  if (compare(fee, amount) < 0) return fee;
  const values = { limit: fee };
  throw new Problem('VALIDATION', {
    errors: [{ field: 'amount', code: 'VALUE_NOT_ABOVE', values }],
  });
}
