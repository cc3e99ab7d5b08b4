import type { SQL } from 'drizzle-orm';
import { answerExport, type ExportQuery } from '../../http/lists/answer-export.ts';
import type { Column } from '../../http/lists/column.ts';
import type { StreamAnswer } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { nearerEnd } from '../../kernel/lists/nearer-end.ts';
import { type PageQuery, pageOf, type Selected, type Slice } from '../../kernel/lists/slice.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import type { Actor } from '../../platform/actor.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { type BookedFigures, inBaseAsBooked } from '../currency/list-figures.ts';
import { type Decider, readDecider } from './decider.ts';

/** A list of reviewed records with an amount, and its export: one filter for both, so that they agree. */
export interface ReviewedList<Query, View> {
  /** The kind of record: `deposit`. It names the file and the entry of the audit log. */
  name: string;
  columns: readonly Column<View>[];
  filter(actor: Actor, query: Query, action: 'read' | 'export'): SQL | undefined;
  sorting(query: Query): Sorting;
  figures(
    reader: Reader,
    actor: Actor,
    query: Query,
    action: 'read' | 'export',
  ): Promise<BookedFigures>;
  select(reader: Reader, decider: Decider, slice: Slice): Promise<Selected<View>>;
}

/** The page that is asked for, with the totals of the whole filter. */
export async function answerReviewedList<Query, View>(
  records: ReviewedList<Query, View>,
  query: NoInfer<Query> & PageQuery,
  context: RequestContext,
) {
  const { page, size, ...place } = pageOf(query);
  const actor = actorOf(context);
  const decider = await readDecider(context.db, context);
  const figures = await records.figures(context.db, actor, query, 'read');
  const { list } = await records.select(context.db, decider, {
    where: records.filter(actor, query, 'read'),
    sorting: records.sorting(query),
    ...nearerEnd(place, figures.total),
  });
  return { list, ...inBaseAsBooked(figures, decider.currency), page, size };
}

/** The same list as a file. */
export async function answerReviewedExport<Query, View>(
  records: ReviewedList<Query, View>,
  query: NoInfer<Query> & ExportQuery,
  context: RequestContext,
): Promise<StreamAnswer> {
  const { format, columns, ...filter } = query;
  const actor = actorOf(context);
  const decider = await readDecider(context.db, context);
  const { total: count } = await records.figures(context.db, actor, query, 'export');
  return answerExport(context, {
    list: records.name,
    query: { format, columns },
    filter,
    where: records.filter(actor, query, 'export'),
    sorting: records.sorting(query),
    count,
    columns: records.columns,
    select: (slice) => records.select(context.db, decider, slice),
  });
}
