import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gte, lt, or } from 'drizzle-orm';
import type { RecordList } from '../../http/lists/record-list.ts';
import type { OperationInput } from '../../http/routes.ts';
import { message } from '../../kernel/db/schema.ts';
import { contains } from '../../kernel/lists/contains.ts';
import { parseSort, type SortKeys } from '../../kernel/lists/sort.ts';
import { when } from '../../kernel/lists/when.ts';
import { actorOf } from '../../platform/request-context.ts';
import { messageScope, messageView, selectMessageRows } from './message-row.ts';
import { audienceName, messageStatusName } from './message-states.ts';

type Query = OperationInput<'GET /message/admin/v1/list'>['query'];

const sortKeys: SortKeys = {
  created_at: { column: message.createdAt },
  status: { column: message.status },
};

export const messageList: RecordList<Query, Schemas.Message> = {
  name: 'message',
  filter: (actor, query) =>
    and(
      messageScope(actor),
      when(query.status, (status) => eq(message.status, status)),
      when(query.audience, (audience) => eq(message.audience, audience)),
      when(query.sender_id, (id) => eq(message.senderId, id)),
      when(query.from, (from) => gte(message.createdAt, new Date(from))),
      when(query.to, (to) => lt(message.createdAt, new Date(to))),
      when(query.q?.trim(), (words) =>
        or(contains(message.titleZh, words), contains(message.titleEn, words)),
      ),
    ),
  sorting: (query) => parseSort(query.sort ?? '-created_at', sortKeys, message.id),
  async select(context, slice) {
    const { rows, cursor } = await selectMessageRows(context.db, actorOf(context), slice);
    return { list: rows.map(messageView), cursor };
  },
  count: ({ db }, where) => db.$count(message, where),
  columns: [
    {
      id: 'title',
      heading: { 'zh-CN': '中文标题', 'en-US': 'Chinese title' },
      cell: (m) => m.title_zh,
    },
    {
      id: 'title',
      heading: { 'zh-CN': '英文标题', 'en-US': 'English title' },
      cell: (m) => m.title_en,
    },
    {
      id: 'audience',
      heading: { 'zh-CN': '接收范围', 'en-US': 'Recipients' },
      cell: (m, language) => audienceName(m.audience, language),
    },
    {
      id: 'audience',
      heading: { 'zh-CN': '客户', 'en-US': 'Client' },
      cell: (m) => m.client?.username ?? null,
    },
    {
      id: 'audience',
      heading: { 'zh-CN': '业务员', 'en-US': 'Salesman' },
      cell: (m) => m.agent?.name ?? null,
    },
    {
      id: 'status',
      heading: { 'zh-CN': '状态', 'en-US': 'Status' },
      cell: (m, language) => messageStatusName(m.status, language),
    },
    { id: 'total', heading: { 'zh-CN': '接收人数', 'en-US': 'Received by' }, cell: (m) => m.total },
    { id: 'read', heading: { 'zh-CN': '已读人数', 'en-US': 'Read' }, cell: (m) => m.read },
    { id: 'sender', heading: { 'zh-CN': '发送人', 'en-US': 'Sender' }, cell: (m) => m.sender.name },
    {
      id: 'created_at',
      heading: { 'zh-CN': '发送时间', 'en-US': 'Sent' },
      type: 'time',
      cell: (m) => m.send_at ?? m.created_at,
    },
    {
      id: 'recalled_at',
      heading: { 'zh-CN': '撤回时间', 'en-US': 'Recalled' },
      type: 'time',
      cell: (m) => m.recalled_at,
    },
  ],
};
