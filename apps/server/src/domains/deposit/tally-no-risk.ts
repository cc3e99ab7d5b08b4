import { and, gt } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { deposit } from '../../kernel/db/schema.ts';
import { formatMoney, minus } from '../../kernel/money/decimal.ts';
import type { Actor } from '../../platform/actor.ts';
import { tallyDeposits } from '../tally/read-tallies.ts';
import { type DepositQuery, depositFilter } from './deposit-filter.ts';
import { sumDeposits } from './list-deposits.ts';

/**
 * The figures of the deposits without a risk: all of them, from the tally, less the few that have one. Null where
 * something else is asked for, or the tally does not know the rest of the filter.
 */
export async function tallyNoRisk(reader: Reader, actor: Actor, query: DepositQuery) {
  const { risk, ...rest } = query;
  if (risk !== 'none') return null;
  const all = await tallyDeposits(reader, actor, rest);
  if (all === null) return null;
  const odd = await sumDeposits(reader, and(depositFilter(actor, rest), gt(deposit.riskLevel, 0)));
  const totals = all.totals.flatMap(({ currency, count, amount }) => {
    const of = odd.totals.find((one) => one.currency === currency);
    const left = count - (of?.count ?? 0);
    if (left === 0) return [];
    return [
      { currency, count: left, amount: formatMoney(minus(amount, of?.amount ?? '0'), currency) },
    ];
  });
  const booked = {
    amount: minus(all.booked.amount, odd.booked.amount),
    unrated: all.booked.unrated - odd.booked.unrated,
  };
  return { total: all.total - odd.total, totals, booked };
}
