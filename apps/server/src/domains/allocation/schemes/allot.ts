import type { Schemas } from '@brokerdesk/sdk';
import { type AllottedLots, type Applicant, byClient, fillOrders, lotsOf } from './applicant.ts';
import { drawNumbers, type NumbersDrawn } from './draw-numbers.ts';
import { createRandom, type Random, shuffled } from './random.ts';

/**
 * Each order gets its share of the pool in whole lots, rounded down. The lots that are left over go, one each, to
 * the largest remainders; of equal ones to the larger application, and then to the earlier order.
 */
export function proRata(applicants: readonly Applicant[], pool: number): AllottedLots {
  const total = lotsOf(applicants);
  if (total <= pool) return new Map(applicants.map(({ id, lots }) => [id, lots]));
  const shares = applicants.map(({ id, lots }, at) => {
    // A product of two counts may be more than a number holds exactly.
    const product = BigInt(lots) * BigInt(pool);
    const whole = Number(product / BigInt(total));
    return { id, lots, at, whole, remainder: product % BigInt(total) };
  });
  const left = pool - shares.reduce((sum, { whole }) => sum + whole, 0);
  const inTurn = shares
    .toSorted((a, b) =>
      a.remainder === b.remainder
        ? b.lots - a.lots || a.at - b.at
        : a.remainder > b.remainder
          ? -1
          : 1,
    )
    .slice(0, left);
  const rounded = new Set(inTurn.map(({ id }) => id));
  return new Map(shares.map(({ id, whole }) => [id, whole + (rounded.has(id) ? 1 : 0)]));
}

function drawApplicants(
  applicants: readonly Applicant[],
  pool: number,
  { lotsEach, random }: { lotsEach: number; random: Random },
): AllottedLots {
  const drawn = shuffled(byClient(applicants.filter(({ lots }) => lots > 0)), random);
  const allotted: AllottedLots = new Map();
  const rounds = wholeRounds(drawn.map(lotsOf), pool, lotsEach);
  let left = pool;
  for (const orders of drawn) {
    const lots = Math.min(lotsOf(orders), rounds * lotsEach);
    left -= lots - fillOrders(orders, lots, allotted);
  }
  for (const orders of drawn) {
    const more = Math.min(left, lotsEach);
    left -= more - fillOrders(orders, more, allotted);
  }
  return allotted;
}

function wholeRounds(wanted: readonly number[], pool: number, lotsEach: number): number {
  const lotsIn = (rounds: number) =>
    wanted.reduce((sum, lots) => sum + Math.min(lots, rounds * lotsEach), 0);
  let enough = 0;
  const most = wanted.reduce((largest, lots) => Math.max(largest, lots), 0);
  let tooMany = Math.ceil(most / lotsEach) + 1;
  while (tooMany - enough > 1) {
    const middle = Math.floor((enough + tooMany) / 2);
    if (lotsIn(middle) <= pool) enough = middle;
    else tooMany = middle;
  }
  return enough;
}

/**
 * One lot to every client first, whatever was applied for, and the rest in proportion to what is still wanted. If
 * there are fewer lots than clients, a draw says who gets the one.
 */
export function oneLotFirst(
  applicants: readonly Applicant[],
  pool: number,
  random: Random,
): AllottedLots {
  const clients = byClient(applicants.filter(({ lots }) => lots > 0));
  const allotted: AllottedLots = new Map();
  const first = clients.length > pool ? shuffled(clients, random).slice(0, pool) : clients;
  for (const orders of first) fillOrders(orders, 1, allotted);
  const wanted = applicants.map((one) => ({
    ...one,
    lots: one.lots - (allotted.get(one.id) ?? 0),
  }));
  for (const [id, lots] of proRata(wanted, pool - first.length)) {
    if (lots > 0) allotted.set(id, (allotted.get(id) ?? 0) + lots);
  }
  return allotted;
}

interface Allotting {
  applicants: readonly Applicant[];
  /** In whole lots. */
  pool: number;
  seed: string;
}

/** The same scheme, orders, pool and seed always give the same. */
export function allot(
  { name, lots_each: lotsEach }: Pick<Schemas.AllocationScheme, 'name' | 'lots_each'>,
  { applicants, pool, seed }: Allotting,
): { allotted: AllottedLots; drawn: NumbersDrawn | null } {
  const random = createRandom(seed);
  switch (name) {
    case 'pro_rata':
      return { allotted: proRata(applicants, pool), drawn: null };
    case 'one_lot_first':
      return { allotted: oneLotFirst(applicants, pool, random), drawn: null };
    case 'draw_applicants': {
      const allotted = drawApplicants(applicants, pool, { lotsEach: lotsEach ?? 1, random });
      return { allotted, drawn: null };
    }
    case 'draw_numbers':
      return drawNumbers(applicants, pool, random);
  }
}
