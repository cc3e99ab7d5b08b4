import type { SubscribedPlan } from '../../kernel/db/schema.ts';
import { plus } from '../../kernel/money/decimal.ts';
import { charging } from './trade-entries.ts';
import {
  type Taking,
  type TradeRecord,
  type TradeTransition,
  transition,
} from './trade-transitions.ts';

/*
 * Callers have locked the record, and checked `denialFor`.
 */

/** The next period of a subscription: its fee is paid again, at once and from what is available. */
export function renewal(
  record: TradeRecord,
  nextBillAt: Date | null,
  taking: Taking,
): TradeTransition {
  const { amount } = record;
  const change = {
    status: 'holding',
    payable: plus(record.payable, amount),
    paid: plus(record.paid, amount),
    plan: planWith(record, { next_bill_at: nextBillAt?.toISOString() ?? null }),
  } as const;
  return transition(record, 'renew', change, taking, {
    event: 'renewed',
    amount,
    entries: charging(record, amount),
    facts: { billed: amount, next_bill_at: change.plan.next_bill_at },
  });
}

/** It is not billed again: the clock ends it with its period. */
export function cancellation(
  record: TradeRecord,
  remark: string | null,
  taking: Taking,
): TradeTransition {
  const change = { status: 'holding', plan: planWith(record, { auto_renew: false }) } as const;
  return transition(record, 'cancel', change, taking, {
    event: 'cancelled',
    note: remark,
    facts: { auto_renew: false, ends_at: change.plan.next_bill_at },
  });
}

/** Why the clock ends a subscription instead of billing it. */
export type SubscriptionEnd =
  | 'not_renewed'
  | 'insufficient_funds'
  | 'client_disabled'
  | 'product_closed';

/** The period that was paid for is over, and no other one begins. */
export function ending(record: TradeRecord, why: SubscriptionEnd, taking: Taking): TradeTransition {
  return transition(record, 'end', { status: 'completed' }, taking, {
    event: 'completed',
    amount: '0',
    note: why,
    facts: { why },
  });
}

function planWith({ plan }: TradeRecord, changed: Partial<SubscribedPlan>): SubscribedPlan {
  if (plan === null) throw new Error('Only a subscription has a plan.');
  return { ...plan, ...changed };
}
