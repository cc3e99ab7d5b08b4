import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, eq, inArray, isNotNull, isNull, lt, lte, not, type SQL, sql } from 'drizzle-orm';
import { type Column, columnsOf } from '../../http/lists/column.ts';
import type { ListQuery, OperationInput } from '../../http/routes.ts';
import { loanRepayment, overdrawn } from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
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
  reasonColumn,
  reviewedList,
  sumBooked,
} from '../approval/reviewed-list.ts';
import { ownerColumns } from '../client-access/client-ref.ts';
import { recordScope } from '../client-access/client-scope.ts';
import { dayMs } from './compute-loan.ts';
import {
  kindsFor,
  kindsOf,
  type OverdrawnRow,
  overdrawnView,
  selectOverdrawnRows,
} from './overdrawn-row.ts';

export function statusName(
  { sub_type: subType, status }: Pick<Schemas.Overdrawn, 'sub_type' | 'status'>,
  language: Language,
): string {
  return codeLabel(subType === 'loan' ? 'loan' : 'compensation', 'status', status, language);
}

const column = columnsOf('loan');
const credit = columnsOf('compensation');

const overdrawnColumns: readonly Column<Schemas.Overdrawn>[] = [
  column('order_no', (o) => o.order_no),
  credit('kind', (o, language) => codeLabel('compensation', 'kind', o.sub_type, language)),
  column('status', (o, language) => statusName(o, language)),
  ...ownerColumns,
  column('acc_no', (o) => o.acc_no),
  credit('amount', (o) => o.amount, 'decimal'),
  credit('currency', (o) => o.currency, { id: 'amount' }),
  column('apr', (o) => o.loan?.apr ?? null, 'decimal'),
  column('late_apr', (o) => o.loan?.late_apr ?? null, 'percent'),
  column('term', (o) => o.loan?.term_days ?? null, 'days'),
  column('disbursed_at', (o) => o.loan?.disbursed_at ?? null, 'time'),
  column('due_at', (o) => o.loan?.due_at ?? null, 'time'),
  column('interest', (o) => o.loan?.interest ?? null, 'decimal'),
  column('fine', (o) => o.loan?.fine ?? null, 'decimal'),
  column('repaid', (o) => o.loan?.repaid ?? null, 'decimal'),
  column('outstanding', (o) => o.loan?.outstanding ?? null, 'decimal'),
  column('submitter', (o) => o.maker?.name ?? null, { id: 'maker' }),
  credit('created_at', (o) => o.made_at, 'time'),
  column('checker', (o) => o.checker?.name ?? null),
  column('checked_at', (o) => o.checked_at, 'time'),
  reasonColumn(),
  credit(
    'credit_reason',
    (o, language) =>
      o.credit_reason && codeLabel('record', 'credit_reason', o.credit_reason, language),
  ),
  credit('remark', (o) => o.remark),
  credit('client_remark', (o) => o.client_remark),
];

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
