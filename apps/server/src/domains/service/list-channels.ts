import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, getTableColumns, or } from 'drizzle-orm';
import type { RecordList } from '../../http/lists/record-list.ts';
import type { OperationInput } from '../../http/routes.ts';
import { supportChannel } from '../../kernel/db/schema.ts';
import { contains } from '../../kernel/lists/contains.ts';
import { parseSort, type SortKeys } from '../../kernel/lists/sort.ts';
import { when } from '../../kernel/lists/when.ts';
import { switchName } from '../approval/switch-status.ts';
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
    { id: 'name', heading: { 'zh-CN': '名称', 'en-US': 'Name' }, cell: (c) => c.name },
    { id: 'kind', heading: { 'zh-CN': '类型', 'en-US': 'Kind' }, cell: (c) => c.kind },
    {
      id: 'value',
      heading: { 'zh-CN': '账号或链接', 'en-US': 'Account or link' },
      cell: (c) => c.value,
    },
    { id: 'hours', heading: { 'zh-CN': '服务时间', 'en-US': 'Hours' }, cell: (c) => c.hours },
    { id: 'language', heading: { 'zh-CN': '语言', 'en-US': 'Language' }, cell: (c) => c.language },
    { id: 'weight', heading: { 'zh-CN': '权重', 'en-US': 'Weight' }, cell: (c) => c.weight },
    {
      id: 'status',
      heading: { 'zh-CN': '状态', 'en-US': 'Status' },
      cell: (c, language) => switchName(c.status, language),
    },
    {
      id: 'created_at',
      heading: { 'zh-CN': '创建时间', 'en-US': 'Created' },
      type: 'time',
      cell: (c) => c.created_at,
    },
  ],
};
