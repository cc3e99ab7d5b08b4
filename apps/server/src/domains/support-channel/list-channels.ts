import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, getTableColumns, or } from 'drizzle-orm';
import { column } from '../../http/lists/column.ts';
import type { RecordList } from '../../http/lists/record-list.ts';
import type { OperationInput } from '../../http/routes.ts';
import { supportChannel } from '../../kernel/db/schema.ts';
import { contains } from '../../kernel/lists/contains.ts';
import { parseSort, type SortKeys } from '../../kernel/lists/sort.ts';
import { when } from '../../kernel/lists/when.ts';
import { switchName } from '../approval/reason-words.ts';
import { channelView } from './channel-view.ts';

type Query = OperationInput<'GET /service/admin/v1/list'>['query'];

const sortKeys: SortKeys = {
  weight: { column: supportChannel.weight },
  created_at: { column: supportChannel.createdAt },
  name: { column: supportChannel.name },
};

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
    column('name', ['名称', 'Name'], (c) => c.name),
    column('kind', ['类型', 'Kind'], (c) => c.kind),
    column('value', ['账号或链接', 'Account or link'], (c) => c.value),
    column('hours', ['服务时间', 'Hours'], (c) => c.hours),
    column('language', ['语言', 'Language'], (c) => c.language),
    column('weight', ['权重', 'Weight'], (c) => c.weight),
    column('status', ['状态', 'Status'], (c, language) => switchName(c.status, language)),
    column('created_at', ['创建时间', 'Created'], (c) => c.created_at, 'time'),
  ],
};
