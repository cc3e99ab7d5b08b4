import type { Schemas } from '@brokerdesk/sdk';
import { plus } from '#/ui/arithmetic/arithmetic.ts';
import { type Quantities, readQuantity } from '../book/judge-book.ts';
import { type LineMoney, lineMoney } from '../book/line-figures.ts';
import { createBookResults, type Results } from '../book-results.ts';

type Side = LineMoney & { allotted: number };

export type ComparedClient = {
  client: Schemas.ClientRef;
  applied: number;
  sides: readonly [Side, Side];
};

export type Comparison = {
  clients: readonly ComparedClient[];
  /** Robots are left out, as in all totals of an allocation. */
  totals: readonly [SideTotals, SideTotals];
};

type SideTotals = Results & { allotted: number };

export function compareSchemes(
  lines: readonly Schemas.AllocationLine[],
  both: readonly [Quantities, Quantities],
): Comparison {
  const clients = new Map<string, ComparedClient>();
  for (const line of lines) {
    const sides = [sideOf(line, both[0]), sideOf(line, both[1])] as const;
    const before = clients.get(line.client.id);
    clients.set(line.client.id, {
      client: line.client,
      applied: (before?.applied ?? 0) + line.applied,
      sides: before ? [add(before.sides[0], sides[0]), add(before.sides[1], sides[1])] : sides,
    });
  }
  const all = [...clients.values()];
  return { clients: all, totals: [totalsOf(0), totalsOf(1)] };

  function totalsOf(side: 0 | 1): SideTotals {
    const people = all.filter(({ client }) => !client.fake);
    const allotted = people.reduce((sum, { sides }) => sum + sides[side].allotted, 0);
    return { ...createBookResults(lines)(both[side]).clients, allotted };
  }
}

function sideOf(line: Schemas.AllocationLine, quantities: Quantities): Side {
  const allotted = readQuantity(quantities.get(line.trx_id) ?? '') ?? 0;
  return { allotted, ...lineMoney(allotted, line) };
}

const add = (one: Side, other: Side): Side => ({
  allotted: one.allotted + other.allotted,
  charged: plus(one.charged, other.charged),
  payable: plus(one.payable, other.payable),
  refunded: plus(one.refunded, other.refunded),
});

export const isSame = ({ sides: [one, other] }: ComparedClient): boolean =>
  one.allotted === other.allotted;
