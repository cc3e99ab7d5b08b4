import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray, isNotNull, isNull, lt, lte, not, type SQL, sql } from 'drizzle-orm';
import type { ListQuery, OperationInput } from '../../http/routes.ts';
import { loanRepayment, overdrawn } from '../../kernel/db/schema.ts';
import { when, within } from '../../kernel/lists/conditions.ts';
import { containsCode } from '../../kernel/lists/contains.ts';
import type { SortKeys } from '../../kernel/lists/sort.ts';
import { matchesRecordOrClient } from '../../kernel/lists/text-search.ts';
import type { Actor } from '../../platform/actor.ts';
import { heldBy } from '../../platform/work-item.ts';
import { keysOf, type LedgerEntryFilter, madeBy } from '../account/ledger-entries.ts';
import { approvedByMaker } from '../approval/decision-view.ts';
import {
  amountFilter,
  amountSortKeys,
  reviewedList,
  sumBooked,
} from '../approval/reviewed-list.ts';
import { recordScope } from '../client-access/client-scope.ts';
import { dayMs } from './compute-loan.ts';
import { overdrawnColumns } from './overdrawn-columns.ts';
import { kindsFor, kindsOf, type OverdrawnRow, selectOverdrawnRows } from './overdrawn-row.ts';
import { overdrawnView } from './overdrawn-view.ts';

export type OverdrawnQuery = ListQuery<'GET /overdrawn/admin/v1/record/list'>;

const sortKeys: SortKeys = {
  ...amountSortKeys(overdrawn),
  due_at: { column: overdrawn.dueAt, whenNull: sql`'-infinity'::timestamptz` },
};

function overdrawnFilter(
  actor: Actor,
  query: OverdrawnQuery,
  action: 'read' | 'export',
): SQL | undefined {
  return and(
    recordScope(actor, query, overdrawn.clientId),
    inArray(overdrawn.subType, kindsFor(actor.permissions, 'read')),
    inArray(overdrawn.subType, kindsFor(actor.permissions, action)),
    when(query.sub_type, (subType) => eq(overdrawn.subType, subType)),
    when(query.resource, (resource) => inArray(overdrawn.subType, kindsOf(resource))),
    when(query.status, (status) => eq(overdrawn.status, status)),
    heldBy(actor, query.holder, {
      type: 'overdrawn',
      table: overdrawn,
      waiting: mayDecide(actor),
    }),
    when(query.approved_by_maker, (own) => approvedByMaker(overdrawn, own)),
    when(query.overdue, (overdue) => (overdue ? isOverdue() : not(isOverdue()))),
    when(query.due_within, (days) => and(isOwed(), not(isOverdue()), isDueWithin(days))),
    amountFilter(overdrawn, query),
    within(overdrawn.createdAt, query),
    when(query.q, (q) => matches(q.trim())),
  );
}

const mayDecide = ({ permissions }: Actor) =>
  and(
    eq(overdrawn.status, 'pending'),
    inArray(overdrawn.subType, kindsFor(permissions, 'approve')),
  );

export function isOwed(): SQL {
  return sql`(${and(isNotNull(overdrawn.dueAt), isNull(overdrawn.completedAt))})`;
}

function isOverdue(): SQL {
  return sql`(${and(isOwed(), lt(overdrawn.dueAt, new Date()))})`;
}

export function isDueWithin(days: number): SQL {
  return lte(overdrawn.dueAt, new Date(Date.now() + days * dayMs));
}

function matches(text: string): SQL | undefined {
  return matchesRecordOrClient(overdrawn, text, containsCode(overdrawn.orderNo, text));
}

export const overdrawnList = reviewedList<OverdrawnQuery, OverdrawnRow, Schemas.Overdrawn>({
  name: 'overdrawn',
  table: overdrawn,
  sortKeys,
  columns: overdrawnColumns,
  filter: overdrawnFilter,
  rows: selectOverdrawnRows,
  view: (row, approver) => overdrawnView(row, approver, new Date()),
  sum: sumBooked(overdrawn),
});

type LedgerEntriesQuery = OperationInput<'GET /overdrawn/admin/v1/record/lines'>['query'];

export function overdrawnLedgerEntries(
  actor: Actor,
  { ids, ...filter }: LedgerEntriesQuery,
): LedgerEntryFilter {
  const keys = keysOf(overdrawn, overdrawnFilter(actor, filter, 'read'), ids);
  // A loan is paid back by payments, which the ledger knows by their own keys.
  const payments = sql`select ${loanRepayment.id} from ${loanRepayment} where ${loanRepayment.loanId} in (${keys})`;
  const either = sql`${keys} union all ${payments}`;
  return { transaction: madeBy(['overdrawn', 'loan_repayment'], either) };
}
