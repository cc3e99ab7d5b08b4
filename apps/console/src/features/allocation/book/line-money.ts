import type { Schemas } from '@brokerdesk/sdk';
import { convertUp, minus, zeroLike } from '#/ui/arithmetic/arithmetic.ts';

type Line = Pick<Schemas.AllocationLine, 'applied' | 'price' | 'amount' | 'funding_model'>;

export type LineMoney = {
  /** Taken from what is frozen. */
  charged: string;
  /** Still to be paid by the client. */
  payable: string;
  /** Given back of what is frozen. */
  refunded: string;
};

/** Cost of a quantity, rounded up to the currency's digits; the whole quantity costs the order's amount. */
function costOf(quantity: number, { applied, price, amount }: Line): string {
  if (quantity === 0) return zeroLike(amount);
  if (quantity === applied || price === null) return amount;
  return convertUp(`${quantity}`, price, amount);
}

export function lineMoney(quantity: number, line: Line): LineMoney {
  const cost = costOf(quantity, line);
  const zero = zeroLike(line.amount);
  if (line.funding_model === 'pay_on_win') {
    return { charged: zero, payable: cost, refunded: zero };
  }
  return { charged: cost, payable: zero, refunded: minus(line.amount, cost) };
}
