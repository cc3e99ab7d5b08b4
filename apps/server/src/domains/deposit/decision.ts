import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { Problem } from '../../http/problem.ts';
import { compare, minus, moneyInWords } from '../../money/decimal.ts';
import type { Language } from '../../platform/error-catalogue.ts';
import { errorMessage } from '../../platform/error-message.ts';
import type { Decider } from '../approval/decider.ts';
import { needsSomeoneElse } from '../approval/two-person-rule.ts';
import type { DepositRow } from './deposit-row.ts';
import { type DepositAction, nextStatus, openAction } from './deposit-states.ts';
import { statusName } from './deposit-words.ts';

const actions = ['approve', 'reject', 'rollback'] as const;

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
  if (action === 'approve') return ownCredit(row, decider);
  return action === 'rollback' ? moneyGone(row) : undefined;
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

/** Rejecting an own deposit credits nobody, so that it needs no second person. */
function ownCredit({ deposit }: DepositRow, { actor, limit }: Decider): Problem | undefined {
  if (!needsSomeoneElse(deposit, actor.id, limit.amount)) return undefined;
  const words = moneyInWords(limit.amount, limit.currency);
  return new Problem('SELF_APPROVAL', { values: { limit: words } });
}

function moneyGone({ deposit, account }: DepositRow): Problem | undefined {
  const available = minus(account.balance, account.frozen);
  if (compare(available, deposit.creditedAmount) >= 0) return undefined;
  const currency = deposit.accountCurrency;
  return new Problem('INSUFFICIENT_FUNDS', {
    values: {
      available: moneyInWords(available, currency),
      needed: moneyInWords(deposit.creditedAmount, currency),
    },
  });
}

/** The same rules as the contract shows them with each record. */
export function decisionView(row: DepositRow, decider: Decider): Schemas.Decision {
  const [approve, reject, rollback] = actions.map((action) => obstacleTo(action, row, decider));
  const asked = openAction(row.deposit.status) === 'rollback' ? rollback : approve;
  return {
    approve: approve === undefined,
    reject: reject === undefined,
    rollback: rollback === undefined,
    blocked_code: asked?.code ?? null,
    blocked_reason: asked ? errorMessage(asked.code, decider.language, asked.details.values) : null,
  };
}
