import type { Schemas } from '@brokerdesk/sdk';
import { type Quantities, readQuantity } from '../book/judge-book.ts';
import { type LineMoney, lineMoney, totalMoney } from '../book/line-money.ts';

export type Results = LineMoney & { orders: number; winners: number; released: number };

/** What publishing does: how many get something, what they pay, and what is given back; robots apart. */
export function bookResults(
  lines: readonly Schemas.AllocationLine[],
  quantities: Quantities,
): { clients: Results; robots: Results } {
  const zero = (lines[0]?.amount ?? '0').replace(/\d/g, '0').replace(/^0+(?=\d)/, '');
  const of = (fake: boolean): Results => {
    const own = lines.filter(({ client }) => client.fake === fake);
    const quantityOf = (id: string) => readQuantity(quantities.get(id) ?? '') ?? 0;
    const winners = own.filter(({ trx_id: id }) => quantityOf(id) > 0).length;
    return {
      ...totalMoney(
        own.map((line) => lineMoney(quantityOf(line.trx_id), line)),
        zero,
      ),
      orders: own.length,
      winners,
      released: own.length - winners,
    };
  };
  return { clients: of(false), robots: of(true) };
}
