import type { Schemas } from '@brokerdesk/sdk';
import Big from 'big.js';

/** Money is never a number: a number where text is expected would already have lost digits. */
const Exact = Big();
Exact.strict = true;

type Line = Pick<Schemas.AllocationLine, 'applied' | 'price' | 'amount' | 'funding_model'>;

/** What an allotment does to the money of an order, when it is published. */
export type LineMoney = {
  /** Taken from what is frozen. */
  charged: string;
  /** Still to be paid by the client. */
  payable: string;
  /** Given back of what is frozen. */
  refunded: string;
};

/** What so many pieces cost, rounded up to the currency's digits; all of them cost the order's amount. */
function costOf(quantity: number, { applied, price, amount }: Line): string {
  if (quantity === 0) return zeroOf(amount);
  if (quantity === applied || price === null) return amount;
  const digits = amount.split('.')[1]?.length ?? 0;
  return new Exact(price).times(`${quantity}`).toFixed(digits, Big.roundUp);
}

export function lineMoney(quantity: number, line: Line): LineMoney {
  const cost = costOf(quantity, line);
  const zero = zeroOf(line.amount);
  if (line.funding_model === 'pay_on_win') {
    return { charged: zero, payable: cost, refunded: zero };
  }
  // Of what was frozen when it was placed: a published order has nothing frozen any more.
  return { charged: cost, payable: zero, refunded: subtract(line.amount, cost) };
}

const zeroOf = (like: string) => subtract(like, like);
const subtract = (from: string, less: string) =>
  new Exact(from).minus(less).toFixed(from.split('.')[1]?.length ?? 0);
