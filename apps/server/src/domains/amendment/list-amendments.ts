import type { Schemas } from '@brokerdesk/sdk';
import { and, count, eq, gte, lt, or } from 'drizzle-orm';
import { columnsOf } from '../../http/lists/column.ts';
import type { RecordList } from '../../http/lists/record-list.ts';
import type { OperationInput } from '../../http/routes.ts';
import { amendment, client } from '../../kernel/db/schema.ts';
import { contains } from '../../kernel/lists/contains.ts';
import { parseSort, type SortKeys } from '../../kernel/lists/sort.ts';
import { when } from '../../kernel/lists/when.ts';
import { readDecider } from '../approval/decider.ts';
import { ownerColumns } from '../client-access/client-ref.ts';
import { clientScope, clientsOfTeam } from '../client-access/client-scope.ts';
import { amendmentStatusName, amendmentView, selectAmendmentRows } from './amendment-row.ts';

type Query = OperationInput<'GET /emergency/admin/v1/list'>['query'];

const sortKeys: SortKeys = {
  created_at: { column: amendment.createdAt },
  status: { column: amendment.status },
  order_no: { column: amendment.orderNo },
};

const column = columnsOf('emergency');

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
    column('order_no', (a) => a.order_no),
    column('kind', (a) => a.kind),
    ...ownerColumns,
    column('currency', (a) => a.currency, { id: 'changes' }),
    column('before', (a) => inWords(a.before), { id: 'changes' }),
    column('after', (a) => inWords(a.after), { id: 'changes' }),
    column('reason', (a) => a.reason),
    column('status', (a, language) => amendmentStatusName(a.status, language)),
    column('maker', (a) => a.maker.name),
    column('created_at', (a) => a.made_at, 'time'),
    column('checker', (a) => a.checker?.name ?? null),
    column('checked_at', (a) => a.checked_at, 'time'),
    column('decision', (a) => a.decision_reason ?? a.decision_code),
  ],
};

function inWords(fields: Schemas.AmendedFields): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value ?? ''}`)
    .join('; ');
}
