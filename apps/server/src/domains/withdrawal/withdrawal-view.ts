import type { WithdrawalAction } from '@brokerdesk/machines/records';
import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { Problem } from '../../kernel/errors/problem.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { cashAct } from '../approval/record-act.ts';
import { type Decider, secondPersonMissing } from '../approval/decider.ts';
import { reversibleDecision, wrongState } from '../approval/decision-view.ts';
import { bookedFields } from '../approval/reviewed-fields.ts';
import { askedView, waitsSinceView } from '../question/asked.ts';
import { riskView } from '../risk/risk-view.ts';
import { payoutView } from './payout-rules.ts';
import { statusName } from './withdrawal-columns.ts';
import {
  maskedDestination,
  nextStatus,
  primaryAction,
  type WithdrawalRow,
} from './withdrawal-row.ts';

/**
 * Reason why the user may not do this to the withdrawal; undefined if nothing prevents it. Used for both
 * views and refusals.
 */
export function denialFor(
  action: WithdrawalAction,
  row: WithdrawalRow,
  decider: Decider,
): Problem | undefined {
  if (!can(decider.actor.permissions, 'approve', chainOf('withdrawal'))) {
    return new Problem('FORBIDDEN');
  }
  const { status } = row.withdrawal;
  if (nextStatus(status, action) === undefined) {
    return wrongState(action, status, (language) => statusName(status, language));
  }
  // Rejecting an own withdrawal moves no money out, so it needs no second person.
  if (action === 'reject') return undefined;
  // Counted nowhere: what left through a robot would never be missed.
  if (action === 'approve' && row.client.fake) return new Problem('ROBOT_NOT_PAID_OUT');
  return secondPersonMissing(withdrawalAct(action, row), decider);
}

/** The decision as the two-person rule sees it. */
export function withdrawalAct(action: 'approve' | 'rollback', row: WithdrawalRow): Act {
  const inFile = row.paymentFile !== null;
  return cashAct('withdrawal', action, { ...row.withdrawal, ...row.agent, inFile });
}

/** A withdrawal as the contract shows it to this person. */
export function withdrawalView(row: WithdrawalRow, decider: Decider): Schemas.Withdrawal {
  const { withdrawal } = row;
  const money = (value: string) => formatMoney(value, withdrawal.currency);
  return {
    ...bookedFields(row, withdrawal),
    fee: money(withdrawal.fee),
    net_amount: money(withdrawal.netAmount),
    destination: maskedDestination(withdrawal.destination),
    first_used_at: withdrawal.firstUsedAt.toISOString(),
    rolled_back_by: row.rolledBackBy,
    rolled_back_at: withdrawal.rolledBackAt?.toISOString() ?? null,
    rollback_reason: withdrawal.rollbackReason,
    decision: reversibleDecision(
      (action) => denialFor(action, row, decider),
      primaryAction(withdrawal.status),
      (action) => withdrawalAct(action, row),
      decider,
    ),
    payout: payoutView(row, decider),
    ...riskView(withdrawal),
    asked: askedView(row.asked),
    ...waitsSinceView(row.waitsSince),
  };
}
