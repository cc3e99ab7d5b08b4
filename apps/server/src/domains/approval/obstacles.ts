import { chainOf, type Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { Problem } from '../../http/problem.ts';
import { compare, type Decimal, minus, moneyInWords } from '../../money/decimal.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { othersInWords } from './colleagues.ts';
import type { Decider } from './decider.ts';
import { type Credit, needsSomeoneElse } from './two-person-rule.ts';

/**
 * SELF_APPROVAL where the two-person rule wants someone else than the person who asks; it says who of
 * those that may approve the resource.
 */
export function ownCredit(
  credit: Credit,
  decider: Decider,
  resource: Resource,
): Problem | undefined {
  const { actor, limit } = decider;
  if (!needsSomeoneElse(credit, actor.id, limit.amount)) return undefined;
  return selfApproval(limit.amount, decider, resource);
}

/** Nobody approves an own one above the limit. */
export function selfApproval(
  limit: Decimal,
  { actor, limit: { currency }, colleagues, language }: Decider,
  resource: Resource,
): Problem {
  return new Problem('SELF_APPROVAL', {
    values: {
      limit: moneyInWords(limit, currency),
      others: othersInWords(colleagues, actor.id, chainOf(resource), language),
    },
  });
}

/** INSUFFICIENT_FUNDS where the account has less available than is to be taken from it. */
export function moneyGone(
  account: { balance: Decimal; frozen: Decimal },
  needed: Decimal,
  currency: string,
): Problem | undefined {
  const available = minus(account.balance, account.frozen);
  if (compare(available, needed) >= 0) return undefined;
  return new Problem('INSUFFICIENT_FUNDS', {
    values: {
      available: moneyInWords(available, currency),
      needed: moneyInWords(needed, currency),
    },
  });
}

/** What is possible, as the contract shows it with each record; `asked` is what a reviewer thinks about. */
export function decisionOf(
  obstacles: Record<'approve' | 'reject' | 'rollback', Problem | undefined>,
  asked: Problem | undefined,
  { language }: Decider,
): Schemas.Decision {
  return {
    approve: obstacles.approve === undefined,
    reject: obstacles.reject === undefined,
    rollback: obstacles.rollback === undefined,
    blocked_code: asked?.code ?? null,
    blocked_reason: asked ? errorMessage(asked.code, language, asked.details.values) : null,
  };
}
