import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { Problem } from '../../http/problem.ts';
import type { Language } from '../../platform/error-catalogue.ts';
import type { Decider } from '../approval/decider.ts';
import { decisionOf, moneyGone, ownCredit } from '../approval/obstacles.ts';
import { unconfirmed } from './confirmations.ts';
import type { DepositRow } from './deposit-row.ts';
import { type DepositAction, nextStatus, openAction } from './deposit-states.ts';
import { statusName } from './deposit-words.ts';

/**
 * What keeps the person from doing this to the deposit; undefined where nothing does. The one place
 * of these rules: it decides what is shown as possible and what is refused.
 */
export function obstacleTo(
  action: DepositAction,
  row: DepositRow,
  decider: Decider,
): Problem | undefined {
  if (!can(decider.actor.permissions, 'approve', chainOf('deposit')))
    return new Problem('FORBIDDEN');
  if (nextStatus(row.deposit.status, action) === undefined) {
    return wrongState(action, row.deposit.status, decider.language);
  }
  const { deposit, account } = row;
  // Rejecting an own deposit credits nobody, so that it needs no second person.
  if (action === 'approve') {
    return ownCredit(deposit, decider, 'deposit') ?? unconfirmed(deposit);
  }
  if (action === 'reject') return undefined;
  return moneyGone(account, deposit.creditedAmount, deposit.accountCurrency);
}

function wrongState(
  action: DepositAction,
  from: Schemas.DepositStatus,
  language: Language,
): Problem {
  const neverApproved = action === 'rollback' && from !== 'rolled_back';
  return neverApproved
    ? new Problem('INVALID_TRANSITION', { values: { from: statusName(from, language) } })
    : new Problem('ALREADY_DECIDED');
}

/** The same rules as the contract shows them with each record. */
export function decisionView(row: DepositRow, decider: Decider): Schemas.Decision {
  const obstacle = (action: DepositAction) => obstacleTo(action, row, decider);
  const obstacles = {
    approve: obstacle('approve'),
    reject: obstacle('reject'),
    rollback: obstacle('rollback'),
  };
  const asked = openAction(row.deposit.status) === 'rollback' ? 'rollback' : 'approve';
  return decisionOf(obstacles, obstacles[asked], decider);
}
