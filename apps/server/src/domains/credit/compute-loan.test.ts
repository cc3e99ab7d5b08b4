import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compare, plus } from '../../kernel/money/decimal.ts';
import { computeAtDue, computeLoan, dayMs, type OverdrawnRecord } from './compute-loan.ts';

const start = new Date('2026-01-01T12:00:00Z');

const loan = (more: Partial<OverdrawnRecord> = {}): OverdrawnRecord => ({
  id: '01890000-0000-7000-8000-000000000000',
  orderNo: 'L1',
  subType: 'loan',
  clientId: '01890000-0000-7000-8000-000000000001',
  accountId: '01890000-0000-7000-8000-000000000002',
  amount: '1000',
  currency: 'USD',
  baseAmount: '1000',
  status: 'approved',
  apr: '36.5',
  lateApr: '73',
  termDays: 10,
  disbursedAt: start,
  dueAt: new Date(start.getTime() + 10 * dayMs),
  completedAt: null,
  countedDays: 0,
  principalDays: '0',
  lateDays: '0',
  principalRepaid: '0',
  interestRepaid: '0',
  fineRepaid: '0',
  makerId: null,
  madeAt: start,
  checkerId: null,
  checkedAt: start,
  creditReason: null,
  reasonCode: null,
  reason: null,
  remark: null,
  clientRemark: null,
  version: 2,
  createdAt: start,
  updatedAt: start,
  ...more,
});

const after = (days: number, ms = 0) => new Date(start.getTime() + days * dayMs + ms);
const owed = (record: OverdrawnRecord, at: Date) => {
  const { interest, fine, outstanding, overdue } = computeLoan(record, at);
  return { interest, fine, outstanding, overdue };
};

// @rule loans: Interest is simple, by whole days, rounded down; late charges are separate
it.each([
  // 36.5 % a year is 1.00 a day of 1,000.00; the late charge twice that.
  ['at once', after(0), '0.00', '0.00', false],
  ['a moment before the first day is over', after(1, -1), '0.00', '0.00', false],
  ['after one day', after(1), '1.00', '0.00', false],
  ['on the due date', after(10), '10.00', '0.00', false],
  ['within the day after it', after(10, 1), '10.00', '0.00', true],
  ['a day after it', after(11), '11.00', '2.00', true],
  ['thirty days after it', after(40), '40.00', '60.00', true],
  ['by a clock that is late', after(-3), '0.00', '0.00', false],
])('interest and late charge count whole days: %s', (_, at, interest, fine, overdue) => {
  const outstanding = plus('1000', plus(interest, fine));
  const found = owed(loan(), at);
  expect(found).toMatchObject({ interest, fine, overdue });
  expect(compare(found.outstanding, outstanding)).toBe(0);
});

it('interest is rounded down to the currency, in favour of the client', () => {
  // 1000 × 12.5 % ÷ 365 = 0.34246…
  expect(owed(loan({ apr: '12.5' }), after(1)).interest).toBe('0.34');
  expect(owed(loan({ apr: '12.5' }), after(3)).interest).toBe('1.02');
  expect(owed(loan({ apr: '12.5', amount: '100000', currency: 'JPY' }), after(3)).interest).toBe(
    '102',
  );
});

it('interest counts on the remaining principal from the day of the last payment', () => {
  const halfPaid = loan({ countedDays: 5, principalDays: '5000', principalRepaid: '500' });
  expect(owed(halfPaid, after(7)).interest).toBe('6.00');
});

it('never counts fewer days than it has counted, nor any after it is repaid', () => {
  const paid = loan({
    status: 'completed',
    completedAt: after(5),
    countedDays: 5,
    principalDays: '5000',
    principalRepaid: '1000',
    interestRepaid: '5',
  });
  const halfPaid = loan({ countedDays: 5, principalDays: '5000', principalRepaid: '500' });
  expect(owed(halfPaid, after(2)).interest).toBe('5.00');
  const later = owed(paid, after(400));
  expect(later).toMatchObject({ interest: '5.00', fine: '0.00', overdue: false });
  expect(compare(later.outstanding, '0')).toBe(0);
});

it('owes nothing before it is paid out', () => {
  const { outstanding, principalLeft } = computeLoan(
    loan({ disbursedAt: null, dueAt: null }),
    start,
  );
  expect([outstanding, principalLeft].map(Number)).toEqual([0, 0]);
});

// @rule loans: A loan shows its due amount; a pending one as if paid today
// @in ./compute-loan.ts features/loans/review/loan-schedule.tsx
it.each([
  ['before it is paid out, counted from now', { status: 'pending' as const }, after(3), '10'],
  ['after the day it was paid out', {}, after(3), '10'],
  [
    'with half of it paid on the fifth day',
    { countedDays: 5, principalDays: '5000', principalRepaid: '500', interestRepaid: '5' },
    after(6),
    '2.5',
  ],
])('the amount due on the due date is known: %s', (_, more, at, interest) => {
  const waits = 'status' in more;
  const record = loan({ ...more, ...(waits && { disbursedAt: null, dueAt: null }) });
  const due = computeAtDue(record, at);
  expect(due).toMatchObject({
    at: waits ? after(13) : after(10),
    interest,
    total: plus(due?.principal ?? '0', interest),
  });
});

it('speaks of no due date that is past, nor of one that nothing depends on any more', () => {
  expect(computeAtDue(loan(), after(10, 1))).toBeNull();
  expect(
    computeAtDue(loan({ status: 'rejected', disbursedAt: null, dueAt: null }), start),
  ).toBeNull();
  expect(computeAtDue(loan({ status: 'completed', completedAt: after(1) }), after(2))).toBeNull();
});

it('interest is the same however often it was computed in between', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 6 }),
      fc.integer({ min: 40, max: 90 }),
      fc.integer({ min: 1, max: 99_999 }),
      (stops, end, rate) => {
        const terms = { apr: String(rate / 1000), lateApr: String(rate / 500), amount: '777.77' };
        let record = loan(terms);
        for (const day of stops.toSorted((a, b) => a - b)) {
          record = { ...record, ...computeLoan(record, after(day)).counted };
        }
        expect(computeLoan(record, after(end))).toEqual(computeLoan(loan(terms), after(end)));
      },
    ),
  );
});
