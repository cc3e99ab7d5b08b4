import { type AllottedLots, type Applicant, byClient, fillOrders, lotsOf } from './applicant.ts';
import { type Random, shuffled } from './random.ts';

export function drawApplicants(
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

/** How many turns everybody can have. */
function wholeRounds(wanted: readonly number[], pool: number, lotsEach: number): number {
  const takenIn = (rounds: number) =>
    wanted.reduce((sum, lots) => sum + Math.min(lots, rounds * lotsEach), 0);
  let enough = 0;
  let tooMany = Math.ceil(Math.max(0, ...chunkMaxima(wanted)) / lotsEach) + 1;
  while (tooMany - enough > 1) {
    const middle = Math.floor((enough + tooMany) / 2);
    if (takenIn(middle) <= pool) enough = middle;
    else tooMany = middle;
  }
  return enough;
}

/** The largest number, without more arguments than a call takes. */
function chunkMaxima(numbers: readonly number[]): number[] {
  return [numbers.reduce((largest, number) => Math.max(largest, number), 0)];
}
