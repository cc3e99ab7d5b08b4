import type { Schemas } from '@brokerdesk/sdk';
import type { SQL } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { overdrawn } from '../../kernel/db/schema.ts';
import type { Selected, Slice } from '../../kernel/lists/slice.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Decider } from '../approval/decider.ts';
import { type BookedFigures, bookedFigures, bookedSums } from '../currency/list-figures.ts';
import { tallyRecords } from '../tally/record-tally.ts';
import { type OverdrawnQuery, overdrawnFilter } from './overdrawn-filter.ts';
import { kindsFor, kindsOf, mayDo } from './overdrawn-kinds.ts';
import { selectOverdrawnRows } from './overdrawn-row.ts';
import { overdrawnView } from './overdrawn-view.ts';

export async function selectOverdrawn(
  reader: Reader,
  decider: Decider,
  slice: Slice,
): Promise<Selected<Schemas.Overdrawn>> {
  const { rows, cursor } = await selectOverdrawnRows(reader, slice);
  const at = new Date();
  return { list: rows.map((row) => overdrawnView(row, decider, at)), cursor };
}

/** What was asked for, by currency, over the whole filter. */
async function sumOverdrawn(reader: Reader, where: SQL | undefined): Promise<BookedFigures> {
  const sums = await reader
    .select(bookedSums(overdrawn))
    .from(overdrawn)
    .where(where)
    .groupBy(overdrawn.currency);
  return bookedFigures(sums);
}

/** The same for the filter of a list: from the tally where it knows it, or counted. */
export async function overdrawnTotals(
  reader: Reader,
  actor: Actor,
  query: OverdrawnQuery,
  action: 'read' | 'export',
) {
  const { sub_type: subType, resource } = query;
  const covered = resource === undefined ? undefined : kindsOf(resource);
  const kinds = kindsFor(actor.permissions, 'read').filter(
    (kind) =>
      mayDo(actor.permissions, action, kind) &&
      (subType === undefined || kind === subType) &&
      (covered === undefined || covered.includes(kind)),
  );
  const tallied = await tallyRecords(reader, actor, 'overdrawn', query, {
    kinds,
    kindKeys: ['sub_type', 'resource'],
  });
  return tallied ?? sumOverdrawn(reader, overdrawnFilter(actor, query, action));
}
