import { createHash } from 'node:crypto';

/** An order that takes part, with the whole lots that it applied for. */
export interface Applicant {
  id: string;
  client: string;
  lots: number;
}

export interface Result {
  /** Lots by the id of the order. */
  lots: Map<string, number>;
  /** The last digits that win; null in a scheme that numbers no lots. */
  tails: string[] | null;
}

/** Gives so many lots to the applicants, in the order in which they came, as the README says. */
export function replay(
  scheme: { name: string; lots_each: number | null },
  { applicants, pool, seed }: { applicants: readonly Applicant[]; pool: number; seed: string },
): Result {
  const random = randomOf(seed);
  switch (scheme.name) {
    case 'pro_rata':
      return { lots: proRata(applicants, pool), tails: null };
    case 'one_lot_first':
      return { lots: oneLotFirst(applicants, pool, random), tails: null };
    case 'draw_applicants':
      return { lots: drawApplicants(applicants, pool, scheme.lots_each ?? 1, random), tails: null };
    case 'draw_numbers':
      return drawNumbers(applicants, pool, random);
    default:
      throw new Error(`This program does not know the scheme ${scheme.name}.`);
  }
}

type Random = (end: number) => number;

/** The n-th number is the first six bytes of SHA-256 of `seed:n`; one that makes some results likelier is passed over. */
function randomOf(seed: string): Random {
  let n = 0;
  return (end) => {
    const all = 2 ** 48;
    for (;;) {
      const number = createHash('sha256').update(`${seed}:${n++}`).digest().readUIntBE(0, 6);
      if (number < all - (all % end)) return number % end;
    }
  };
}

/** Fisher–Yates, from the end. */
function shuffle<T>(list: readonly T[], random: Random): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = random(last + 1);
    const [moved] = copy.splice(last, 1, copy[other] as T);
    copy[other] = moved as T;
  }
  return copy;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function proRata(applicants: readonly Applicant[], pool: number): Map<string, number> {
  const total = sum(applicants.map(({ lots }) => lots));
  if (total <= pool) return new Map(applicants.map(({ id, lots }) => [id, lots]));
  const shares = applicants.map(({ id, lots }) => {
    const exact = BigInt(lots) * BigInt(pool);
    return { id, lots, whole: Number(exact / BigInt(total)), rest: exact % BigInt(total) };
  });
  // Sorting keeps the order of equals: the earlier order comes first.
  const byRest = shares.toSorted((a, b) =>
    a.rest === b.rest ? b.lots - a.lots : a.rest < b.rest ? 1 : -1,
  );
  const left = pool - sum(shares.map(({ whole }) => whole));
  const roundedUp = new Set(byRest.slice(0, left));
  return new Map(shares.map((share) => [share.id, share.whole + (roundedUp.has(share) ? 1 : 0)]));
}

/** The orders of each client that applied for at least a lot. */
function clientsOf(applicants: readonly Applicant[]): Applicant[][] {
  const clients = new Map<string, Applicant[]>();
  for (const one of applicants) {
    if (one.lots > 0) clients.set(one.client, [...(clients.get(one.client) ?? []), one]);
  }
  return [...clients.values()];
}

/** Gives a client up to so many further lots, the earliest order filled first; returns the number given. */
function give(orders: readonly Applicant[], most: number, lots: Map<string, number>): number {
  let left = most;
  for (const { id, lots: wanted } of orders) {
    const more = Math.min(left, wanted - (lots.get(id) ?? 0));
    lots.set(id, (lots.get(id) ?? 0) + more);
    left -= more;
  }
  return most - left;
}

function oneLotFirst(applicants: readonly Applicant[], pool: number, random: Random) {
  const clients = clientsOf(applicants);
  const first = clients.length > pool ? shuffle(clients, random).slice(0, pool) : clients;
  const lots = new Map<string, number>();
  for (const orders of first) give(orders, 1, lots);
  const wanted = applicants.map((one) => ({ ...one, lots: one.lots - (lots.get(one.id) ?? 0) }));
  for (const [id, more] of proRata(wanted, pool - first.length)) {
    lots.set(id, (lots.get(id) ?? 0) + more);
  }
  return lots;
}

function drawApplicants(
  applicants: readonly Applicant[],
  pool: number,
  lotsEach: number,
  random: Random,
) {
  const drawn = shuffle(clientsOf(applicants), random);
  const lots = new Map<string, number>();
  let left = pool;
  for (let taken = 1; left > 0 && taken > 0; ) {
    taken = 0;
    for (const orders of drawn) taken += give(orders, Math.min(lotsEach, left - taken), lots);
    left -= taken;
  }
  return lots;
}

/** Up to so many free endings are listed to draw from; above that, all are drawn from and covered ones passed over. */
const listedMax = 100_000;

function drawNumbers(applicants: readonly Applicant[], pool: number, random: Random): Result {
  const numbers = sum(applicants.map(({ lots }) => lots));
  const tails = numbers <= pool ? [] : drawTails(numbers, pool, random);
  const wins = (number: number) =>
    numbers <= pool || tails.some((tail) => String(number).padStart(20, '0').endsWith(tail));
  const lots = new Map<string, number>();
  let number = 0;
  for (const { id, lots: applied } of applicants) {
    let won = 0;
    for (let lot = 0; lot < applied; lot++) if (wins(++number)) won++;
    lots.set(id, won);
  }
  return { lots, tails };
}

function drawTails(numbers: number, pool: number, random: Random): string[] {
  const tails: string[] = [];
  let left = pool;
  let free: string[] | null = [''];
  for (let digits = 1; digits <= String(numbers).length && left > 0; digits++) {
    free = free === null || free.length * 10 > listedMax ? null : longer(free);
    const endings = 10 ** digits;
    // How many numbers from 1 end so.
    const matching = (tail: string) =>
      Math.floor(numbers / endings) +
      (Number(tail) > 0 && Number(tail) <= numbers % endings ? 1 : 0);
    const count = Math.floor(left / Math.ceil(numbers / endings));
    const shorter = [...tails];
    const drawn = new Set<string>();
    while (drawn.size < count) {
      const tail = free?.[random(free.length)] ?? String(random(endings)).padStart(digits, '0');
      if (matching(tail) > 0 && !shorter.some((covering) => tail.endsWith(covering)))
        drawn.add(tail);
    }
    for (const tail of drawn) left -= matching(tail);
    tails.push(...drawn);
    free = free?.filter((tail) => !drawn.has(tail)) ?? null;
  }
  return tails;
}

/** Every ending with one more digit in front, by the new digit. */
const longer = (free: readonly string[]) =>
  Array.from({ length: 10 }, (_, digit) => free.map((tail) => `${digit}${tail}`)).flat();
