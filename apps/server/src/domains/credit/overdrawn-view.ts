import type { Schemas } from '@brokerdesk/sdk';
import { Problem } from '../../kernel/errors/problem.ts';
import { formatMoney, formatRate } from '../../kernel/money/decimal.ts';
import { type Approver, secondPersonMissing } from '../approval/approver.ts';
import { finalDecision } from '../approval/decision-view.ts';
import { bookedFields } from '../approval/reviewed-fields.ts';
import { computeAtDue, computeLoan, type OverdrawnRecord } from './compute-loan.ts';
import { mayDo, nextStatus, type OverdrawnRow, overdrawnAct } from './overdrawn-row.ts';

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
