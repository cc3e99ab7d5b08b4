import { and, type SQL } from 'drizzle-orm';
import type { Selected, Slice } from '../../kernel/lists/slice.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { readTimeZone } from '../../platform/time-zone.ts';
import type { StreamAnswer } from '../routes.ts';
import { type Column, chooseColumns, wallTimes } from './column.ts';
import { csvStream } from './csv.ts';
import { xlsxStream } from './xlsx.ts';

export interface ExportRecord {
  list: string;
  filter: Record<string, unknown>;
  count: number;
  format: string;
  columns?: string;
  export?: string;
}

export interface ExportAnswer extends StreamAnswer {
  exported: ExportRecord;
}

/** Writes the audit entry before the first row is sent. */
export async function recordExport(
  context: RequestContext,
  { list, ...after }: ExportRecord,
): Promise<void> {
  await context.db.transaction((tx) =>
    writeAudit(tx, context, {
      action: `${list}.exported`,
      subject: { type: list, id: 'list' },
      after,
      changed: [],
    }),
  );
}

const batchSize = 500;

interface Batch<T> {
  list: readonly T[];
  cursor: string[] | undefined;
}

/** Each batch is a short query of its own, so that a slow download holds no transaction open. */
export async function* readInBatches<T>(
  read: (after: string[] | undefined, limit: number) => Promise<Batch<T>>,
): AsyncGenerator<readonly T[]> {
  let cursor: string[] | undefined;
  do {
    const batch = await read(cursor, batchSize);
    if (batch.list.length > 0) yield batch.list;
    cursor = batch.list.length < batchSize ? undefined : batch.cursor;
  } while (cursor !== undefined);
}

const formats = {
  csv: { write: csvStream, contentType: 'text/csv; charset=utf-8' },
  xlsx: {
    write: xlsxStream,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
} as const;

export type ExportFormat = keyof typeof formats;

export const contentTypeOf = (format: ExportFormat): string => formats[format].contentType;

export interface ExportQuery {
  format?: ExportFormat | undefined;
  /** Ids with commas between them; all if nothing is said. */
  columns?: string | undefined;
}

interface Exported<View> {
  list: string;
  query: ExportQuery;
  filter: Record<string, unknown>;
  where: SQL | undefined;
  sorting: Sorting;
  count: number;
  columns: readonly Column<View>[];
  select(slice: Slice): Promise<Selected<View>>;
}

/** A file that is made to be downloaded later is written to the audit log when it is done. */
export async function answerExport<View>(
  context: RequestContext,
  { list, query, filter, where, sorting, count, columns, select }: Exported<View>,
): Promise<ExportAnswer> {
  const { format = 'csv' } = query;
  const chosen = chooseColumns(columns, query.columns);
  const exported = {
    ...{ list, filter, count, format },
    ...(query.columns !== undefined && { columns: query.columns }),
  };
  const batches = readInBatches(async (after, limit) => {
    const read = { where: and(where, after && sorting.after(after)), sorting, limit };
    const batch = await select(read);
    await context.later?.onRows(batch.list.length);
    return batch;
  });
  return answerFile(context, { exported, format, name: `${list}s` }, chosen, batches);
}

export async function answerFile<View>(
  context: RequestContext,
  { exported, format, name }: { exported: ExportRecord; format: ExportFormat; name: string },
  columns: readonly Column<View>[],
  batches: AsyncIterable<readonly View[]>,
): Promise<ExportAnswer> {
  if (context.later === undefined) await recordExport(context, exported);
  const timeZone = await readTimeZone(context.db);
  const { write, contentType } = formats[format];
  const day = wallTimes(timeZone)(new Date().toISOString()).slice(0, 10);
  return {
    stream: write(columns, { language: context.language, timeZone }, batches),
    contentType,
    filename: `${name}-${day}.${format}`,
    exported,
  };
}
