import type { Schemas } from '@brokerdesk/sdk';
import { errorMessage } from '../../kernel/errors/error-message.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { compare, type Decimal, minus, moneyInWords } from '../../kernel/money/decimal.ts';
import type { Decider } from './decider.ts';

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
  secondPerson?: Schemas.SecondPerson,
): Schemas.Decision {
  return {
    approve: obstacles.approve === undefined,
    reject: obstacles.reject === undefined,
    rollback: obstacles.rollback === undefined,
    blocked_code: asked?.code ?? null,
    blocked_reason: asked ? errorMessage(asked.code, language, asked.details.values) : null,
    ...(secondPerson !== undefined && { second_person: secondPerson }),
  };
}
