import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { Problem } from '../../kernel/errors/problem.ts';
import { cashAct } from '../approval/cash-act.ts';
import { type Decider, secondPersonMissing, secondPersonView } from '../approval/decider.ts';
import { moneyGone } from '../approval/denials.ts';
import { reversibleDecision, wrongState } from '../approval/reversible.ts';
import { unconfirmed } from './confirmations.ts';
import type { DepositRow } from './deposit-row.ts';
import { type DepositAction, nextStatus, primaryAction } from './deposit-states.ts';
import { statusName } from './deposit-words.ts';

/**
 * What keeps the person from doing this to the deposit; undefined where nothing does. The one place
 * of these rules: it decides what is shown as possible and what is refused.
 */
export function denialFor(
  action: DepositAction,
  row: DepositRow,
  decider: Decider,
): Problem | undefined {
  if (!can(decider.actor.permissions, 'approve', chainOf('deposit')))
    return new Problem('FORBIDDEN');
  const { status } = row.deposit;
  if (nextStatus(status, action) === undefined) {
    return wrongState(action, status, (language) => statusName(status, language));
  }
  const { deposit, account } = row;
  // Rejecting an own deposit credits nobody, so that it needs no second person.
  if (action === 'reject') return undefined;
  const missing = secondPersonMissing(
    cashAct('deposit', action, { ...row.deposit, ...row.agent }),
    decider,
  );
  if (missing !== undefined) return missing;
  if (action === 'approve') return unconfirmed(deposit);
  return moneyGone(account, deposit.creditedAmount, deposit.accountCurrency);
}

/** The same rules as the contract shows them with each record. */
export function decisionView(row: DepositRow, decider: Decider): Schemas.Decision {
  const open = primaryAction(row.deposit.status);
  return reversibleDecision(
    (action) => denialFor(action, row, decider),
    open,
    decider,
    open && secondPersonView(cashAct('deposit', open, { ...row.deposit, ...row.agent }), decider),
  );
}
