import type { overdrawn } from '../../kernel/db/schema.ts';
import { interestOn, minus, plus, times } from '../../kernel/money/decimal.ts';

export type OverdrawnRecord = typeof overdrawn.$inferSelect;

export const dayMs = 24 * 60 * 60 * 1000;

export type LoanFigures = ReturnType<typeof computeLoan>;

/**
 * Simple interest on the principal that is left, by whole days since it was paid out; after the due
 * date the late charge beside it. What is kept between payments is money times days, which is
 * exact: interest and late charge are rounded once, over the whole life of the loan, however it is
 * paid. `principalLeft` is zero for what was never paid out.
 */
export function computeLoan(record: OverdrawnRecord, at: Date) {
  const { currency, disbursedAt, dueAt, termDays } = record;
  const { principalRepaid, interestRepaid, fineRepaid } = record;
  const principalLeft = disbursedAt === null ? '0' : minus(record.amount, principalRepaid);
  const days = wholeDays(record, at);
  const late = (day: number) => Math.max(0, day - (termDays ?? 0));
  const counted = {
    countedDays: days,
    principalDays: plus(record.principalDays, times(principalLeft, days - record.countedDays)),
    lateDays: plus(record.lateDays, times(principalLeft, late(days) - late(record.countedDays))),
  };
  const interest = interestOn(counted.principalDays, record.apr ?? '0', currency);
  const fine = interestOn(counted.lateDays, record.lateApr ?? '0', currency);
  const interestLeft = minus(interest, interestRepaid);
  const fineLeft = minus(fine, fineRepaid);
  return {
    counted,
    interest,
    fine,
    repaid: plus(principalRepaid, plus(interestRepaid, fineRepaid)),
    principalLeft,
    interestLeft,
    fineLeft,
    outstanding: plus(principalLeft, plus(interestLeft, fineLeft)),
    overdue: dueAt !== null && record.completedAt === null && at > dueAt,
  };
}

/** Null if the due date has passed, or if nothing more will be owed. */
export function computeAtDue(record: OverdrawnRecord, at: Date) {
  const waits = record.status === 'pending';
  const disbursedAt = waits ? at : record.disbursedAt;
  if (disbursedAt === null || record.completedAt !== null) return null;
  const dueAt = record.dueAt ?? new Date(at.getTime() + (record.termDays ?? 0) * dayMs);
  if (at > dueAt) return null;
  const then = computeLoan({ ...record, disbursedAt, dueAt }, dueAt);
  return {
    at: dueAt,
    principal: then.principalLeft,
    interest: then.interestLeft,
    total: then.outstanding,
  };
}

/** Never fewer than were counted already, whatever the clock of this replica says. */
function wholeDays({ disbursedAt, countedDays }: OverdrawnRecord, at: Date): number {
  if (disbursedAt === null) return 0;
  return Math.max(countedDays, Math.floor((at.getTime() - disbursedAt.getTime()) / dayMs));
}
