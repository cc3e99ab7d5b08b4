import {
  type CreditAction,
  giftStates,
  loanStates,
  statesAfter,
} from '@brokerdesk/machines/records';
import { type Action, can, chainOf, type Permissions, type Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { account, client, overdrawn } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import { formatMoney, formatRate } from '../../kernel/money/decimal.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import type { Change } from '../../platform/changes.ts';
import { type Approver, secondPersonMissing } from '../approval/approver.ts';
import { finalDecision } from '../approval/decision-view.ts';
import { recordAct } from '../approval/record-decision.ts';
import { bookedFields } from '../approval/reviewed-fields.ts';
import { agent, leader } from '../client-access/client-ref.ts';
import {
  checker,
  clientScope,
  maker,
  recordColumns,
  scopedRows,
} from '../client-access/client-scope.ts';
import { ratedAt } from '../currency/find-rate.ts';
import { computeAtDue, computeLoan, type OverdrawnRecord } from './compute-loan.ts';

const resources = {
  loan: 'loan',
  compensation: 'compensation',
  bonus: 'compensation',
} as const satisfies Record<Schemas.OverdrawnSubType, Resource>;

const kinds = ['loan', 'compensation', 'bonus'] as const;

export function kindsOf(resource: 'loan' | 'compensation'): Schemas.OverdrawnSubType[] {
  return kinds.filter((kind) => resources[kind] === resource);
}

function mayDo(
  permissions: Permissions,
  action: Action,
  subType: Schemas.OverdrawnSubType,
): boolean {
  return can(permissions, action, chainOf(resources[subType]));
}

export function kindsFor(permissions: Permissions, action: Action): Schemas.OverdrawnSubType[] {
  return kinds.filter((kind) => mayDo(permissions, action, kind));
}

const columns = {
  overdrawn: getTableColumns(overdrawn),
  ...recordColumns,
  ratedAt: ratedAt(overdrawn),
  account: { accNo: account.accNo },
};

function selectRows(reader: Reader, sorting?: Sorting) {
  return reader
    .select({ ...columns, ...(sorting && { cursor: sorting.cursor }) })
    .from(overdrawn)
    .innerJoin(client, eq(client.id, overdrawn.clientId))
    .innerJoin(account, eq(account.id, overdrawn.accountId))
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .leftJoin(maker, eq(maker.id, overdrawn.makerId))
    .leftJoin(checker, eq(checker.id, overdrawn.checkerId))
    .$dynamic();
}

export type OverdrawnRow = Omit<Awaited<ReturnType<typeof selectRows>>[number], 'cursor'>;

/** Needs the join of `client`. */
export function overdrawnScope(actor: Actor): SQL | undefined {
  return and(clientScope(actor), inArray(overdrawn.subType, kindsFor(actor.permissions, 'read')));
}

export const { require: requireOverdrawnRow, page: selectOverdrawnRows } = scopedRows(
  overdrawn,
  selectRows,
  overdrawnScope,
);

export const nextStatus = (
  subType: Schemas.OverdrawnSubType,
  from: Schemas.OverdrawnStatus,
  action: CreditAction,
) => statesAfter(subType === 'loan' ? loanStates : giftStates, from, action)[0];

export function overdrawnChange({
  id,
  version,
  clientId,
  subType,
}: Pick<OverdrawnRecord, 'id' | 'version' | 'clientId' | 'subType'>): Change {
  return { topic: subType === 'loan' ? 'loan' : 'compensation', id, version, clientId };
}

export const overdrawnAct = ({ overdrawn, agent, ratedAt }: OverdrawnRow): Act =>
  recordAct('overdrawn', overdrawn, overdrawn.orderNo, {
    limit: 'credit',
    operation: 'PUT /overdrawn/admin/v1/audit/{id}',
    agentId: agent.agentId,
    baseAmount: overdrawn.baseAmount,
    ratedAt,
    chain: chainOf(resources[overdrawn.subType]),
  });

export function denialFor(
  action: 'approve' | 'reject',
  row: OverdrawnRow,
  approver: Approver,
): Problem | undefined {
  const { overdrawn } = row;
  if (!mayDo(approver.actor.permissions, 'approve', overdrawn.subType)) {
    return new Problem('FORBIDDEN');
  }
  if (nextStatus(overdrawn.subType, overdrawn.status, action) === undefined) {
    return new Problem('ALREADY_DECIDED');
  }
  // Rejecting an own record credits no account, so it needs no second person.
  return action === 'approve' ? secondPersonMissing(overdrawnAct(row), approver) : undefined;
}

export function overdrawnView(row: OverdrawnRow, approver: Approver, at: Date): Schemas.Overdrawn {
  const { overdrawn } = row;
  return {
    ...bookedFields(row, overdrawn),
    sub_type: overdrawn.subType,
    loan: loanView(overdrawn, at),
    credit_reason: overdrawn.creditReason,
    decision: finalDecision(
      (action) => denialFor(action, row, approver),
      overdrawn.status === 'pending' ? overdrawnAct(row) : undefined,
      approver,
    ),
  };
}

function loanView(record: OverdrawnRecord, at: Date): Schemas.LoanTerms | null {
  const { apr, lateApr, termDays, currency } = record;
  if (apr === null || lateApr === null || termDays === null) return null;
  const figures = computeLoan(record, at);
  const due = computeAtDue(record, at);
  const money = (value: string) => formatMoney(value, currency);
  return {
    principal: money(record.amount),
    apr: formatRate(apr),
    late_apr: formatRate(lateApr),
    term_days: termDays,
    disbursed_at: record.disbursedAt?.toISOString() ?? null,
    due_at: record.dueAt?.toISOString() ?? null,
    completed_at: record.completedAt?.toISOString() ?? null,
    overdue: figures.overdue,
    interest: money(figures.interest),
    fine: money(figures.fine),
    repaid: money(figures.repaid),
    outstanding: money(figures.outstanding),
    principal_left: money(figures.principalLeft),
    interest_left: money(figures.interestLeft),
    fine_left: money(figures.fineLeft),
    at_due: due && {
      at: due.at.toISOString(),
      principal: money(due.principal),
      interest: money(due.interest),
      total: money(due.total),
    },
  };
}
