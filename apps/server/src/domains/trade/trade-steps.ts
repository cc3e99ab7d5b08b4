import { compare, convertForLimit, type Decimal, minus, plus } from '../../kernel/money/decimal.ts';
import type { AuditReason } from '../approval/reviewed-record.ts';
import { nextBillAt, termEnd } from '../trade-terms/trade-dates.ts';
import type { TradeRecord, TradeTerms } from '../trade-terms/trade-terms.ts';
import {
  charging,
  freezing,
  type TradeTransition,
  type TransitionBy,
  transition,
  unfreezing,
} from './trade-transitions.ts';

/*
 * Callers have locked the record, and checked `denialFor`.
 */

/**
 * Costs the price of the booking, rounded up to the currency's scale, and never more than was applied for. An order for
 * a fund goes on waiting, for the value of its dealing day.
 */
export function approval(
  record: TradeRecord,
  allotment: { quantity: Decimal | null; terms: TradeTerms },
  why: AuditReason,
  by: TransitionBy,
): TradeTransition {
  if (record.kind === 'fund') {
    const change = { status: 'awaiting', phase: 'confirming', ...checked(why, by) } as const;
    return transition(record, 'approve', change, by, {
      event: 'approved',
      amount: record.amount,
      facts: { dealing_day: record.dealingDay, ...why },
    });
  }
  const { quantity, terms } = allotment;
  const { allottedQty, cost } = valueAllotment(record, quantity);
  const decided = { allottedQty, payable: cost, ...checked(why, by) };
  const isPaidLater = record.fundingModel === 'pay_on_win';
  const plan = record.plan && {
    ...record.plan,
    next_bill_at: nextBillAt(record.plan.period, by.at)?.toISOString() ?? null,
  };
  const change = isPaidLater
    ? ({ ...decided, status: 'payment', payDeadline: terms.pay_deadline ?? null } as const)
    : { ...decided, plan, ...opened(record, cost, terms, by) };
  return transition(record, 'approve', change, by, {
    event: 'approved',
    amount: cost,
    entries: isPaidLater ? [] : charging(record, cost),
    facts: { allotted: allottedQty, payable: cost, ...why },
  });
}

function valueAllotment(
  { price, appliedQty, amount, currency }: TradeRecord,
  quantity: Decimal | null,
): { allottedQty: Decimal | null; cost: Decimal } {
  if (price === null || appliedQty === null) return { allottedQty: null, cost: amount };
  const allottedQty = quantity ?? appliedQty;
  if (compare(allottedQty, appliedQty) === 0) return { allottedQty, cost: amount };
  return { allottedQty, cost: costOf(allottedQty, price, currency) };
}

/** Rounded up: a piece is never had for less than its price. */
export function costOf(quantity: Decimal, price: Decimal, currency: string): Decimal {
  return convertForLimit(quantity, price, currency);
}

/** The term of a daily order runs from its trade date, that of all others from now. */
function opened({ cutoffAt }: TradeRecord, cost: Decimal, terms: TradeTerms, { at }: TransitionBy) {
  return {
    status: 'holding',
    frozen: '0',
    paid: cost,
    openedAt: at,
    settleAt: termEnd(terms, cutoffAt ?? at),
  } as const;
}

function checked(why: AuditReason, { actorId, at }: TransitionBy) {
  return { checkerId: actorId, checkedAt: at, ...why };
}

export function release(
  record: TradeRecord,
  how: 'rejected' | 'unfilled' | 'withdrawn',
  why: AuditReason,
  by: TransitionBy,
): TradeTransition {
  // Null says that nothing was decided about its pieces.
  const allottedQty = record.appliedQty === null || how === 'withdrawn' ? null : '0';
  const change = {
    status: 'released',
    phase: null,
    ...{ frozen: '0', allottedQty, ...checked(why, by) },
  } as const;
  const action = how === 'withdrawn' ? 'withdraw' : 'reject';
  return transition(record, action, change, by, {
    event: how,
    amount: record.frozen,
    note: why.reason ?? why.reasonCode,
    entries: unfreezing(record, record.frozen),
    facts: { given_back: record.frozen, ...why },
  });
}

export function lapse(record: TradeRecord, by: TransitionBy): TradeTransition {
  return transition(record, 'lapse', { status: 'released', frozen: '0', paid: '0' }, by, {
    event: 'lapsed',
    amount: record.frozen,
    entries: unfreezing(record, record.frozen),
    facts: { given_back: record.frozen },
  });
}

/** A part stays on the account, frozen, until the whole is there. */
export function payment(
  record: TradeRecord,
  { amount, remark, terms }: { amount: Decimal; remark: string | null; terms: TradeTerms },
  by: TransitionBy,
): TradeTransition {
  const paid = plus(record.paid, amount);
  const whole = compare(paid, record.payable) === 0;
  const change = whole
    ? opened(record, paid, terms, by)
    : ({ status: 'outstanding', paid, frozen: plus(record.frozen, amount) } as const);
  return transition(record, 'pay', change, by, {
    event: 'paid',
    amount,
    note: remark,
    entries: whole ? charging(record, paid) : freezing(record, amount),
    facts: { paid: amount, outstanding: minus(record.payable, paid) },
  });
}
