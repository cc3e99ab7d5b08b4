import type { Schemas } from '@brokerdesk/sdk';
import { convertUp, minus, zeroLike } from '#/ui/arithmetic/arithmetic.ts';

/** From 1 on, the first and the last included. */
export type LotNumbers = { from: number; to: number };

type LotLine = Pick<Schemas.AllocationLine, 'trx_id' | 'applied' | 'client'>;

/** Gives a number for each lot, in the order in which the orders came. */
export function lotNumbers(
  lines: readonly LotLine[],
  lot: number,
  {
    scheme,
    draw,
  }: { scheme: Schemas.AllocationScheme | null; draw: Schemas.AllocationDraw | null },
): ReadonlyMap<string, LotNumbers> {
  const numbers = new Map<string, LotNumbers>();
  if (scheme?.name !== 'draw_numbers' || draw === null) return numbers;
  let last = 0;
  for (const { trx_id: id, applied, client } of lines) {
    const lots = client.fake && !scheme.include_robots ? 0 : Math.floor(applied / lot);
    if (lots > 0) numbers.set(id, { from: last + 1, to: last + lots });
    last += lots;
  }
  return last === draw.numbers ? numbers : new Map();
}

export const writtenNumber = (
  number: number,
  { numbers }: Pick<Schemas.AllocationDraw, 'numbers'>,
) => String(number).padStart(String(numbers).length, '0');

/** Without tails, all numbers have won. */
export function winningNumbers(
  { from, to }: LotNumbers,
  { tails }: Pick<Schemas.AllocationDraw, 'tails'>,
): number[] {
  if (tails.length === 0) return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const won = tails.flatMap((tail) => {
    const step = 10 ** tail.length;
    const first = from + ((((Number(tail) - from) % step) + step) % step);
    const found: number[] = [];
    for (let number = first; number <= to; number += step) found.push(number);
    return found;
  });
  return won.sort((one, other) => one - other);
}

type PricedLine = Pick<Schemas.AllocationLine, 'applied' | 'price' | 'amount' | 'funding_model'>;

export type LineMoney = {
  /** Taken from what is frozen. */
  charged: string;
  /** Still to be paid by the client. */
  payable: string;
  /** Given back of what is frozen. */
  refunded: string;
};

/** Rounded up to the currency's digits; the whole quantity costs the order's amount. */
function costOf(quantity: number, { applied, price, amount }: PricedLine): string {
  if (quantity === 0) return zeroLike(amount);
  if (quantity === applied || price === null) return amount;
  return convertUp(`${quantity}`, price, amount);
}

export function lineMoney(quantity: number, line: PricedLine): LineMoney {
  const cost = costOf(quantity, line);
  const zero = zeroLike(line.amount);
  if (line.funding_model === 'pay_on_win') {
    return { charged: zero, payable: cost, refunded: zero };
  }
  return { charged: cost, payable: zero, refunded: minus(line.amount, cost) };
}
