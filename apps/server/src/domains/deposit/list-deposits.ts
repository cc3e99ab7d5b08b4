import type { Schemas } from '@brokerdesk/sdk';
import { asc, count, type SQL, sum } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { deposit } from '../../kernel/db/schema.ts';
import type { Selected, Slice } from '../../kernel/lists/slice.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import type { Decider } from '../approval/decider.ts';
import { selectDepositRows } from './deposit-row.ts';
import { depositView } from './deposit-view.ts';

export async function selectDeposits(
  reader: Reader,
  decider: Decider,
  slice: Slice,
): Promise<Selected<Schemas.Deposit>> {
  const { rows, cursor } = await selectDepositRows(reader, slice);
  return { list: rows.map((row) => depositView(row, decider)), cursor };
}

/** What was paid in, by currency, over the whole filter. */
export async function sumDeposits(
  reader: Reader,
  where: SQL | undefined,
): Promise<{ total: number; totals: Schemas.CurrencyTotal[] }> {
  const rows = await reader
    .select({ currency: deposit.currency, count: count(), amount: sum(deposit.amount) })
    .from(deposit)
    .where(where)
    .groupBy(deposit.currency)
    .orderBy(asc(deposit.currency));
  return {
    total: rows.reduce((total, row) => total + row.count, 0),
    totals: rows.map((row) => ({ ...row, amount: formatMoney(row.amount ?? '0', row.currency) })),
  };
}
