import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, or, sql } from 'drizzle-orm';
import { columnsOf } from '../../http/lists/column.ts';
import type { OperationInput } from '../../http/routes.ts';
import { amendment, client } from '../../kernel/db/schema.ts';
import { when, within } from '../../kernel/lists/conditions.ts';
import { contains } from '../../kernel/lists/contains.ts';
import type { SortKeys } from '../../kernel/lists/sort.ts';
import { heldBy } from '../../platform/work-item.ts';
import { countedList } from '../approval/reviewed-list.ts';
import { ownerColumns } from '../client-access/client-ref.ts';
import { recordScope } from '../client-access/client-scope.ts';
import {
  type AmendmentRow,
  amendmentStatusName,
  amendmentView,
  selectAmendmentRows,
} from './amendment-row.ts';

type Query = OperationInput<'GET /emergency/admin/v1/list'>['query'];

const sortKeys: SortKeys = {
  created_at: { column: amendment.createdAt },
  status: { column: amendment.status },
  order_no: { column: amendment.orderNo },
};

const column = columnsOf('emergency');

export const amendmentList = countedList<Query, AmendmentRow, Schemas.Amendment>({
  name: 'amendment',
  table: amendment,
  sortKeys,
  filter: (actor, query) =>
    and(
      recordScope(actor, query, amendment.clientId),
      when(query.status, (status) => eq(amendment.status, status)),
      heldBy(actor, query.holder, { type: 'amendment', table: amendment }),
      when(query.kind, (kind) => eq(amendment.kind, kind)),
      within(amendment.createdAt, query),
      when(query.q?.trim(), (text) =>
        or(
          contains(amendment.orderNo, text),
          sql`${amendment.clientId} in (select ${client.id} from ${client}
            where ${or(contains(client.username, text), contains(client.fullName, text))})`,
        ),
      ),
    ),
  rows: selectAmendmentRows,
  view: amendmentView,
  columns: [
    column('order_no', (a) => a.order_no),
    column('kind', (a) => a.kind),
    ...ownerColumns,
    column('currency', (a) => a.currency, { id: 'changes' }),
    column('before', (a) => fieldsText(a.before), { id: 'changes' }),
    column('after', (a) => fieldsText(a.after), { id: 'changes' }),
    column('reason', (a) => a.reason),
    column('status', (a, language) => amendmentStatusName(a.status, language)),
    column('maker', (a) => a.maker.name),
    column('created_at', (a) => a.made_at, 'time'),
    column('checker', (a) => a.checker?.name ?? null),
    column('checked_at', (a) => a.checked_at, 'time'),
    column('decision', (a) => a.decision_reason ?? a.decision_code),
  ],
});

function fieldsText(fields: Schemas.AmendedFields): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value ?? ''}`)
    .join('; ');
}
