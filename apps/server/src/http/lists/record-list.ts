import type { SQL } from 'drizzle-orm';
import { type PageQuery, pageOf, type Selected, type Slice } from '../../kernel/lists/slice.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import type { Actor } from '../../platform/actor.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import type { StreamAnswer } from '../routes.ts';
import { answerExport, type ExportQuery } from './answer-export.ts';
import type { Column } from './column.ts';

export interface RecordList<Query, View> {
  name: string;
  filter(actor: Actor, query: Query): SQL | undefined;
  sorting(query: Query): Sorting;
  select(context: RequestContext, slice: Slice): Promise<Selected<View>>;
  count(context: RequestContext, where: SQL | undefined): Promise<number>;
  columns: readonly Column<View>[];
}

export async function answerList<Query extends PageQuery, View>(
  records: RecordList<Query, View>,
  query: Query,
  context: RequestContext,
): Promise<{ list: View[]; total: number; page: number; size: number }> {
  const { page, size, ...slice } = pageOf(query);
  const where = records.filter(actorOf(context), query);
  const sorting = records.sorting(query);
  const { list } = await records.select(context, { where, sorting, ...slice });
  return { list, total: await records.count(context, where), page, size };
}

export async function answerListExport<Query, View>(
  records: RecordList<Query, View>,
  query: NoInfer<Query> & ExportQuery,
  context: RequestContext,
): Promise<StreamAnswer> {
  const { format, columns, ...filter } = query;
  const where = records.filter(actorOf(context), query);
  return answerExport(context, {
    list: records.name,
    query: { format, columns },
    filter,
    where,
    sorting: records.sorting(query),
    count: await records.count(context, where),
    columns: records.columns,
    select: (slice) => records.select(context, slice),
  });
}
