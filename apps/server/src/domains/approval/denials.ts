import type { Schemas } from '@brokerdesk/sdk';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { errorMessage } from '../../kernel/errors/error-message.ts';
import { Problem, timesIn } from '../../kernel/errors/problem.ts';
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

/** What keeps the person from it, as the contract shows it. */
export function blockedView(
  denial: Problem | undefined,
  language: Language,
): Pick<Schemas.Decision, 'blocked_code' | 'blocked_reason' | 'blocked_times'> {
  if (denial === undefined) return { blocked_code: null, blocked_reason: null };
  const { code, details } = denial;
  const times = timesIn(details.values);
  return {
    blocked_code: code,
    blocked_reason: errorMessage(code, language, details.values),
    ...(times.length > 0 && { blocked_times: times }),
  };
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
    ...blockedView(asked, language),
    ...(secondPerson !== undefined && { second_person: secondPerson }),
  };
}
