import type { Schemas } from '@brokerdesk/sdk';
import { isPositive, minus, plus, zeroLike } from '#/ui/arithmetic/arithmetic.ts';

type Parts = Record<'fine' | 'interest' | 'principal' | 'total', string>;

export type Repayment = {
  paid: Parts;
  left: Parts;
  over: string | null;
};

type Owed = Pick<
  Schemas.LoanTerms,
  'fine_left' | 'interest_left' | 'principal_left' | 'outstanding'
>;

const isNegative = (amount: string) => amount.startsWith('-');
const smaller = (one: string, other: string) => (isNegative(minus(one, other)) ? one : other);

/**
 * How the server will split a payment on what is owed by now: the late charge first, then the interest, then the
 * principal. Null if nothing is typed that could be paid.
 */
export function splitRepayment(typed: string, owed: Owed): Repayment | null {
  if (!isPositive(typed)) return null;
  const none = zeroLike(owed.outstanding);
  const amount = plus(none, typed.replace(/\.$/, ''));
  const fine = smaller(amount, owed.fine_left);
  const interest = smaller(minus(amount, fine), owed.interest_left);
  const rest = minus(minus(amount, fine), interest);
  const principal = smaller(rest, owed.principal_left);
  const over = minus(rest, principal);
  const total = minus(amount, over);
  return {
    paid: { fine, interest, principal, total },
    left: {
      fine: minus(owed.fine_left, fine),
      interest: minus(owed.interest_left, interest),
      principal: minus(owed.principal_left, principal),
      total: minus(owed.outstanding, total),
    },
    over: isPositive(over) ? over : null,
  };
}
