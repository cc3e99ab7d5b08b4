import { and, type SQL } from 'drizzle-orm';
import type { Selected, Slice } from '../../kernel/lists/slice.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { StreamAnswer } from '../routes.ts';
import { type Column, csvStream } from './csv.ts';
import { readInBatches } from './read-in-batches.ts';
import { recordExport } from './record-export.ts';

interface Exported<View> {
  /** The kind of record: `deposit`. It names the file and the entry of the audit log. */
  list: string;
  /** The filter as it was asked for, for the audit log. */
  filter: Record<string, unknown>;
  where: SQL | undefined;
  sorting: Sorting;
  /** How many records there are. */
  count: number;
  columns: readonly Column<View>[];
  select(slice: Slice): Promise<Selected<View>>;
}

/** A list as a file: who takes what is written down first, then it is read batch by batch. */
export async function answerExport<View>(
  context: RequestContext,
  { list, filter, where, sorting, count, columns, select }: Exported<View>,
): Promise<StreamAnswer> {
  await recordExport(context, { list, filter, count });
  const batches = readInBatches((after, limit) =>
    select({ where: and(where, after && sorting.after(after)), sorting, limit }),
  );
  return {
    stream: csvStream(columns, context.language, batches),
    contentType: 'text/csv; charset=utf-8',
    filename: `${list}s-${new Date().toISOString().slice(0, 10)}.csv`,
  };
}
