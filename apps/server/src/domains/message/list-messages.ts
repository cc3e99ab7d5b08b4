import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gte, lt, or } from 'drizzle-orm';
import { column } from '../../http/lists/column.ts';
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
    column('title', ['中文标题', 'Chinese title'], (m) => m.title_zh),
    column('title', ['英文标题', 'English title'], (m) => m.title_en),
    column('audience', ['接收范围', 'Recipients'], (m, language) =>
      audienceName(m.audience, language),
    ),
    column('audience', ['客户', 'Client'], (m) => m.client?.username ?? null),
    column('audience', ['业务员', 'Salesman'], (m) => m.agent?.name ?? null),
    column('status', ['状态', 'Status'], (m, language) => messageStatusName(m.status, language)),
    column('total', ['接收人数', 'Received by'], (m) => m.total),
    column('read', ['已读人数', 'Read'], (m) => m.read),
    column('sender', ['发送人', 'Sender'], (m) => m.sender.name),
    column('created_at', ['发送时间', 'Sent'], (m) => m.send_at ?? m.created_at, 'time'),
    column('recalled_at', ['撤回时间', 'Recalled'], (m) => m.recalled_at, 'time'),
  ],
};
