import * as overdrawnSteps from '../../domains/credit/audit-overdrawn.ts';
import { bookOverdrawn, type OverdrawnRequest } from '../../domains/credit/book-overdrawn.ts';
import type { OverdrawnRecord } from '../../domains/credit/compute-loan.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { before, type Holder, hourMs, requestOf, type Setting } from './holders.ts';

type LoanPlan = { days: number; term: number; end: OverdrawnRecord['status'] };

export const loans: readonly LoanPlan[] = [
  { days: 0.3, term: 30, end: 'pending' },
  { days: 0.8, term: 90, end: 'pending' },
  { days: 5, term: 30, end: 'rejected' },
  { days: 12, term: 30, end: 'approved' },
  { days: 75, term: 60, end: 'approved' },
  { days: 40, term: 90, end: 'outstanding' },
  { days: 100, term: 60, end: 'outstanding' },
  { days: 60, term: 90, end: 'completed' },
];
export const moreLoans: readonly LoanPlan[] = [
  { days: 0.1, term: 60, end: 'pending' },
  { days: 0.2, term: 30, end: 'pending' },
  { days: 0.5, term: 180, end: 'pending' },
  { days: 1.2, term: 90, end: 'pending' },
  { days: 1.5, term: 45, end: 'pending' },
  { days: 2.3, term: 60, end: 'pending' },
  { days: 28.6, term: 30, end: 'approved' },
  { days: 85.3, term: 90, end: 'approved' },
  { days: 57.1, term: 60, end: 'outstanding' },
  { days: 33.4, term: 30, end: 'approved' },
];

export async function makeLoans(
  tx: Transaction,
  setting: Setting,
  { plans, all }: { plans: readonly LoanPlan[]; all: readonly Holder[] },
): Promise<void> {
  const { random, staff, now, audits } = setting;
  for (const [number, { days, term: termDays, end }] of plans.entries()) {
    const holder = all[(number * 5 + 1) % all.length];
    if (holder === undefined) return;
    const at = before(now, days * 24);
    const apr = random.pick(['8.5', '12', '15.25']);
    const kind: OverdrawnRequest['kind'] = {
      subType: 'loan',
      terms: { apr, lateApr: '18.25', termDays },
    };
    const amount = `${random.whole(5, 80) * 100}.00`;
    const { booked, audit } = await bookOverdrawn(tx, {
      ...requestOf(setting, holder, at),
      kind,
      amount,
      makerId: null,
      clientRemark: random.pick(['周转', 'Bridge until my transfer arrives', null]),
    });
    audits.push(audit);
    const checked = { actorId: staff.angel, at: new Date(at.getTime() + 2 * hourMs) };
    if (end === 'pending') continue;
    if (end === 'rejected') {
      const why = { reasonCode: 'not_eligible', reason: null };
      audits.push(
        (await overdrawnSteps.settleStep(tx, booked, { action: 'reject', ...why, ...checked }))
          .audit,
      );
      continue;
    }
    let { after, audit: approval } = await overdrawnSteps.settleStep(tx, booked, {
      action: 'approve',
      ...checked,
    });
    audits.push(approval);
    if (end === 'approved') continue;
    // A completed one is repaid before its first day is over, when it is exactly the principal.
    const payments =
      end === 'completed'
        ? [{ hours: 1, part: amount }]
        : [
            { hours: days * 12, part: '120.00' },
            { hours: days * 16, part: '75.50' },
          ];
    for (const { hours, part } of payments) {
      const paidAt = new Date(checked.at.getTime() + hours * hourMs);
      const by = { actorId: staff.angel2, at: paidAt, id: random.id(paidAt) };
      const paid = await overdrawnSteps.repay(tx, after, part, by);
      after = paid.after;
      audits.push(paid.audit);
    }
  }
}
