import type { Schemas } from '@brokerdesk/sdk';
import { asc, count, eq, type SQL, sum } from 'drizzle-orm';
import type { Reader } from '../../db/database.ts';
import { client, withdrawal } from '../../db/schema.ts';
import type { Selected, Slice } from '../../lists/slice.ts';
import { formatMoney } from '../../money/decimal.ts';
import type { Decider } from '../approval/decider.ts';
import { selectWithdrawalRows } from './withdrawal-row.ts';
import { withdrawalView } from './withdrawal-view.ts';

export async function selectWithdrawals(
  reader: Reader,
  decider: Decider,
  slice: Slice,
): Promise<Selected<Schemas.Withdrawal>> {
  const { rows, cursor } = await selectWithdrawalRows(reader, slice);
  return { list: rows.map((row) => withdrawalView(row, decider)), cursor };
}

/** What leaves the accounts, by currency, over the whole filter. */
export async function sumWithdrawals(
  reader: Reader,
  where: SQL | undefined,
): Promise<{ total: number; totals: Schemas.CurrencyTotal[] }> {
  const rows = await reader
    .select({ currency: withdrawal.currency, count: count(), amount: sum(withdrawal.amount) })
    .from(withdrawal)
    .innerJoin(client, eq(client.id, withdrawal.clientId))
    .where(where)
    .groupBy(withdrawal.currency)
    .orderBy(asc(withdrawal.currency));
  return {
    total: rows.reduce((total, row) => total + row.count, 0),
    totals: rows.map((row) => ({ ...row, amount: formatMoney(row.amount ?? '0', row.currency) })),
  };
}
