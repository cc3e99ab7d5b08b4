import type { Schemas } from '@brokerdesk/sdk';
import { type Quantities, readQuantity } from '../book/judge-book.ts';
import { type LineMoney, lineMoney } from '../book/line-money.ts';
import { MoneySum } from './money-sum.ts';

export type Results = LineMoney & { orders: number; winners: number; released: number };

type Units = { quantity: number; charged: bigint; payable: bigint; refunded: bigint };

/**
 * Computes what publishing does: how many get something, what they pay, and what is given back; robots apart. Lines
 * that stay the same are not computed again.
 */
export function createBookResults(lines: readonly Schemas.AllocationLine[]) {
  const known = new Map<string, Units>();
  const unitsOf = (line: Schemas.AllocationLine, quantity: number): Units => {
    const before = known.get(line.trx_id);
    if (before?.quantity === quantity) return before;
    const { charged, payable, refunded } = lineMoney(quantity, line);
    const units = {
      quantity,
      charged: MoneySum.unitsOf(charged),
      payable: MoneySum.unitsOf(payable),
      refunded: MoneySum.unitsOf(refunded),
    };
    known.set(line.trx_id, units);
    return units;
  };
  const like = lines[0]?.amount ?? '0';
  const sums = () => ({
    orders: 0,
    winners: 0,
    charged: new MoneySum(like),
    payable: new MoneySum(like),
    refunded: new MoneySum(like),
  });
  const written = ({ orders, winners, ...money }: ReturnType<typeof sums>): Results => ({
    ...{ orders, winners, released: orders - winners },
    charged: String(money.charged),
    payable: String(money.payable),
    refunded: String(money.refunded),
  });
  return (quantities: Quantities): { clients: Results; robots: Results } => {
    const clients = sums();
    const robots = sums();
    for (const line of lines) {
      const side = line.client.fake ? robots : clients;
      const units = unitsOf(line, readQuantity(quantities.get(line.trx_id) ?? '') ?? 0);
      side.orders += 1;
      if (units.quantity > 0) side.winners += 1;
      side.charged.add(units.charged);
      side.payable.add(units.payable);
      side.refunded.add(units.refunded);
    }
    return { clients: written(clients), robots: written(robots) };
  };
}
