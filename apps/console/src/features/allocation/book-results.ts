import type { Schemas } from '@brokerdesk/sdk';
import { type Quantities, readQuantity } from './book/judge-book.ts';
import { type LineMoney, lineMoney } from './book/line-figures.ts';

/** Amounts of one currency have the same digits. Fast enough for fifty thousand of them while one types. */
class MoneySum {
  readonly #digits: number;
  #units = 0n;

  /** `like` is any amount of the currency. */
  constructor(like: string) {
    this.#digits = like.split('.')[1]?.length ?? 0;
  }

  add(units: bigint): void {
    this.#units += units;
  }

  /** An amount in the smallest unit of its currency. */
  static unitsOf(amount: string): bigint {
    return BigInt(amount.replace('.', ''));
  }

  toString(): string {
    const sign = this.#units < 0n ? '-' : '';
    const plain = String(this.#units < 0n ? -this.#units : this.#units).padStart(
      this.#digits + 1,
      '0',
    );
    if (this.#digits === 0) return sign + plain;
    return `${sign}${plain.slice(0, -this.#digits)}.${plain.slice(-this.#digits)}`;
  }
}

export type Results = LineMoney & { orders: number; winners: number; released: number };

type Units = { quantity: number; charged: bigint; payable: bigint; refunded: bigint };

const nothing: Units = { quantity: 0, charged: 0n, payable: 0n, refunded: 0n };

export function createBookResults(lines: readonly Schemas.AllocationLine[]) {
  const known = new Map<string, Units>();
  const like = lines[0]?.amount ?? '0';
  const clients = createSide(like);
  const robots = createSide(like);
  for (const { client } of lines) (client.fake ? robots : clients).orders += 1;
  return (quantities: Quantities): { clients: Results; robots: Results } => {
    for (const line of lines) {
      const quantity = readQuantity(quantities.get(line.trx_id) ?? '') ?? 0;
      const before = known.get(line.trx_id);
      if (before?.quantity === quantity) continue;
      const after = unitsOf(line, quantity);
      known.set(line.trx_id, after);
      replace(line.client.fake ? robots : clients, before ?? nothing, after);
    }
    return { clients: written(clients), robots: written(robots) };
  };
}

function unitsOf(line: Schemas.AllocationLine, quantity: number): Units {
  const { charged, payable, refunded } = lineMoney(quantity, line);
  return {
    quantity,
    charged: MoneySum.unitsOf(charged),
    payable: MoneySum.unitsOf(payable),
    refunded: MoneySum.unitsOf(refunded),
  };
}

const createSide = (like: string) => ({
  orders: 0,
  winners: 0,
  charged: new MoneySum(like),
  payable: new MoneySum(like),
  refunded: new MoneySum(like),
});

type Side = ReturnType<typeof createSide>;

function replace(side: Side, before: Units, after: Units): void {
  side.winners += Number(after.quantity > 0) - Number(before.quantity > 0);
  for (const sum of ['charged', 'payable', 'refunded'] as const) {
    side[sum].add(after[sum] - before[sum]);
  }
}

const written = ({ orders, winners, ...money }: Side): Results => ({
  ...{ orders, winners, released: orders - winners },
  charged: String(money.charged),
  payable: String(money.payable),
  refunded: String(money.refunded),
});
