import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, eq, or } from 'drizzle-orm';
import { columnsOf } from '../../http/lists/column.ts';
import type { RecordList } from '../../http/lists/record-list.ts';
import type { OperationInput } from '../../http/routes.ts';
import { message } from '../../kernel/db/schema.ts';
import { when, within } from '../../kernel/lists/conditions.ts';
import { contains } from '../../kernel/lists/contains.ts';
import { parseSort, type SortKeys } from '../../kernel/lists/sort.ts';
import { actorOf } from '../../platform/request-context.ts';
import { messageScope, messageView, selectMessageRows } from './message-row.ts';
import { messageStatusName } from './message-states.ts';

type Query = OperationInput<'GET /message/admin/v1/list'>['query'];

const sortKeys: SortKeys = {
  created_at: { column: message.createdAt },
  status: { column: message.status },
};

const column = columnsOf('message');

export const messageList: RecordList<Query, Schemas.Message> = {
  name: 'message',
  filter: (actor, query) =>
    and(
      messageScope(actor),
      when(query.status, (status) => eq(message.status, status)),
      when(query.audience, (audience) => eq(message.audience, audience)),
      when(query.sender_id, (id) => eq(message.senderId, id)),
      within(message.createdAt, query),
      when(query.q?.trim(), (text) =>
        or(contains(message.titleZh, text), contains(message.titleEn, text)),
      ),
    ),
  sorting: (query) => parseSort(query.sort ?? '-created_at', sortKeys, message.id),
  async select(context, slice) {
    const { rows, cursor } = await selectMessageRows(context.db, actorOf(context), slice);
    return { list: rows.map(messageView), cursor };
  },
  count: ({ db }, where) => db.$count(message, where),
  columns: [
    column('title_zh', (m) => m.title_zh, { id: 'title' }),
    column('title_en', (m) => m.title_en, { id: 'title' }),
    column('audience', (m, language) => codeLabel('message', 'audience', m.audience, language)),
    column('client', (m) => m.client?.username ?? null, { id: 'audience' }),
    column('agent', (m) => m.agent?.name ?? null, { id: 'audience' }),
    column('status', (m, language) => messageStatusName(m.status, language)),
    column('total', (m) => m.total),
    column('read', (m) => m.read),
    column('sender', (m) => m.sender.name),
    column('created_at', (m) => m.send_at ?? m.created_at, 'time'),
    column('recalled_at', (m) => m.recalled_at, 'time'),
  ],
};
