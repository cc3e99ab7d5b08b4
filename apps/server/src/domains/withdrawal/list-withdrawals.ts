import type { Schemas } from '@brokerdesk/sdk';
import type { SQL } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { withdrawal } from '../../kernel/db/schema.ts';
import type { Selected, Slice } from '../../kernel/lists/slice.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Decider } from '../approval/decider.ts';
import { type BookedFigures, bookedFigures, bookedSums } from '../currency/list-figures.ts';
import { tallyRecords } from '../tally/record-tally.ts';
import { type WithdrawalQuery, withdrawalFilter } from './withdrawal-filter.ts';
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
async function sumWithdrawals(reader: Reader, where: SQL | undefined): Promise<BookedFigures> {
  const sums = await reader
    .select(bookedSums(withdrawal))
    .from(withdrawal)
    .where(where)
    .groupBy(withdrawal.currency);
  return bookedFigures(sums);
}

/** The same for the filter of a list: from the tally where it knows it, or counted. */
export async function withdrawalTotals(reader: Reader, actor: Actor, query: WithdrawalQuery) {
  const { kind } = query;
  const tallied = await tallyRecords(reader, actor, 'withdrawal', query, {
    kinds: kind && [kind],
    kindKeys: ['kind'],
  });
  return tallied ?? sumWithdrawals(reader, withdrawalFilter(actor, query));
}
