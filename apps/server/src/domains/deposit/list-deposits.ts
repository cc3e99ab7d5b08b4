import type { Schemas } from '@brokerdesk/sdk';
import type { SQL } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { deposit } from '../../kernel/db/schema.ts';
import type { Selected, Slice } from '../../kernel/lists/slice.ts';
import type { Decider } from '../approval/decider.ts';
import { type BookedFigures, bookedFigures, bookedSums } from '../currency/list-figures.ts';
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
export async function sumDeposits(reader: Reader, where: SQL | undefined): Promise<BookedFigures> {
  const sums = await reader
    .select(bookedSums(deposit))
    .from(deposit)
    .where(where)
    .groupBy(deposit.currency);
  return bookedFigures(sums);
}
