import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, eq, getTableColumns, or } from 'drizzle-orm';
import { columnsOf } from '../../http/lists/column.ts';
import type { RecordList } from '../../http/lists/record-list.ts';
import type { OperationInput } from '../../http/routes.ts';
import { supportChannel } from '../../kernel/db/schema.ts';
import { contains } from '../../kernel/lists/contains.ts';
import { parseSort, type SortKeys } from '../../kernel/lists/sort.ts';
import { when } from '../../kernel/lists/when.ts';
import { channelView } from './channel-view.ts';

type Query = OperationInput<'GET /service/admin/v1/list'>['query'];

const sortKeys: SortKeys = {
  weight: { column: supportChannel.weight },
  created_at: { column: supportChannel.createdAt },
  name: { column: supportChannel.name },
};

const column = columnsOf('service');

export const channelList: RecordList<Query, Schemas.SupportChannel> = {
  name: 'support_channel',
  filter: (_actor, query) =>
    and(
      when(query.kind, (kind) => eq(supportChannel.kind, kind)),
      when(query.language, (language) => eq(supportChannel.language, language)),
      when(query.status, (status) => eq(supportChannel.status, status)),
      when(query.q?.trim(), (words) =>
        or(contains(supportChannel.name, words), contains(supportChannel.value, words)),
      ),
    ),
  sorting: (query) => parseSort(query.sort ?? '-weight,created_at', sortKeys, supportChannel.id),
  async select({ db }, { where, sorting, limit, offset = 0 }) {
    const rows = await db
      .select({ ...getTableColumns(supportChannel), cursor: sorting.cursor })
      .from(supportChannel)
      .where(where)
      .orderBy(...sorting.orderBy)
      .limit(limit)
      .offset(offset);
    return { list: rows.map(channelView), cursor: rows.at(-1)?.cursor };
  },
  count: ({ db }, where) => db.$count(supportChannel, where),
  columns: [
    column('name', (c) => c.name),
    column('kind', (c) => c.kind),
    column('value', (c) => c.value),
    column('hours', (c) => c.hours),
    column('language', (c) => c.language),
    column('weight', (c) => c.weight),
    column('status', (c, language) => codeLabel('record', 'status', c.status, language)),
    column('created_at', (c) => c.created_at, 'time'),
  ],
};
