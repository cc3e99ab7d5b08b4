import type { Schemas } from '@brokerdesk/sdk';
import { and, count, eq, gte, lt, or } from 'drizzle-orm';
import { yesNo } from '../../http/lists/column.ts';
import type { RecordList } from '../../http/lists/record-list.ts';
import type { OperationInput } from '../../http/routes.ts';
import { amendment, client } from '../../kernel/db/schema.ts';
import { contains } from '../../kernel/lists/contains.ts';
import { parseSort, type SortKeys } from '../../kernel/lists/sort.ts';
import { when } from '../../kernel/lists/when.ts';
import { readDecider } from '../approval/decider.ts';
import { clientScope, clientsOfTeam } from '../client/client-scope.ts';
import { amendmentView, selectAmendmentRows } from './amendment-row.ts';
import { amendmentStatusName } from './amendment-states.ts';

type Query = OperationInput<'GET /emergency/admin/v1/list'>['query'];

const sortKeys: SortKeys = {
  created_at: { column: amendment.createdAt },
  status: { column: amendment.status },
  order_no: { column: amendment.orderNo },
};

export const amendmentList: RecordList<Query, Schemas.Amendment> = {
  name: 'amendment',
  filter: (actor, query) =>
    and(
      clientScope(actor),
      eq(client.fake, query.fake ?? false),
      when(query.status, (status) => eq(amendment.status, status)),
      when(query.kind, (kind) => eq(amendment.kind, kind)),
      when(query.from, (from) => gte(amendment.createdAt, new Date(from))),
      when(query.to, (to) => lt(amendment.createdAt, new Date(to))),
      when(query.agent_id, clientsOfTeam),
      when(query.q?.trim(), (words) =>
        or(
          contains(amendment.orderNo, words),
          contains(client.username, words),
          contains(client.fullName, words),
        ),
      ),
    ),
  sorting: (query) => parseSort(query.sort ?? '-created_at', sortKeys, amendment.id),
  async select(context, slice) {
    const decider = await readDecider(context.db, context);
    const { rows, cursor } = await selectAmendmentRows(context.db, slice);
    return { list: rows.map((row) => amendmentView(row, decider)), cursor };
  },
  async count({ db }, where) {
    const [row] = await db
      .select({ total: count() })
      .from(amendment)
      .innerJoin(client, eq(client.id, amendment.clientId))
      .where(where);
    return row?.total ?? 0;
  },
  columns: [
    { id: 'order_no', heading: { 'zh-CN': '单号', 'en-US': 'Order no.' }, cell: (a) => a.order_no },
    { id: 'kind', heading: { 'zh-CN': '类型', 'en-US': 'Kind' }, cell: (a) => a.kind },
    {
      id: 'client',
      heading: { 'zh-CN': '用户名', 'en-US': 'Username' },
      cell: (a) => a.client.username,
    },
    {
      id: 'client',
      heading: { 'zh-CN': '姓名', 'en-US': 'Full name' },
      cell: (a) => a.client.full_name,
    },
    {
      id: 'client',
      heading: { 'zh-CN': '机器人', 'en-US': 'Robot' },
      cell: (a, language) => yesNo(a.client.fake, language),
    },
    {
      id: 'agent',
      heading: { 'zh-CN': '业务员', 'en-US': 'Salesman' },
      cell: (a) => a.client.agent_name,
    },
    {
      id: 'superman',
      heading: { 'zh-CN': '团队长', 'en-US': 'Team leader' },
      cell: (a) => a.client.superman,
    },
    {
      id: 'changes',
      heading: { 'zh-CN': '修正前', 'en-US': 'Before' },
      cell: (a) => inWords(a.before),
    },
    {
      id: 'changes',
      heading: { 'zh-CN': '修正后', 'en-US': 'After' },
      cell: (a) => inWords(a.after),
    },
    { id: 'reason', heading: { 'zh-CN': '原因', 'en-US': 'Reason' }, cell: (a) => a.reason },
    {
      id: 'status',
      heading: { 'zh-CN': '状态', 'en-US': 'Status' },
      cell: (a, language) => amendmentStatusName(a.status, language),
    },
    {
      id: 'maker',
      heading: { 'zh-CN': '提交人', 'en-US': 'Created by' },
      cell: (a) => a.maker.name,
    },
    {
      id: 'created_at',
      heading: { 'zh-CN': '提交时间', 'en-US': 'Created' },
      type: 'time',
      cell: (a) => a.made_at,
    },
    {
      id: 'checker',
      heading: { 'zh-CN': '审核人', 'en-US': 'Reviewed by' },
      cell: (a) => a.checker?.name ?? null,
    },
    {
      id: 'checked_at',
      heading: { 'zh-CN': '审核时间', 'en-US': 'Reviewed' },
      type: 'time',
      cell: (a) => a.checked_at,
    },
    {
      id: 'decision',
      heading: { 'zh-CN': '审核意见', 'en-US': 'Decision' },
      cell: (a) => a.decision_reason ?? a.decision_code,
    },
  ],
};

function inWords(fields: Schemas.AmendedFields): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value ?? ''}`)
    .join('; ');
}
