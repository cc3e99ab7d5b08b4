import { type AllottedLots, type Applicant, lotsOf } from './applicant.ts';
import type { Random } from './random.ts';

export interface NumbersDrawn {
  numbers: number;
  tails: string[];
}

/** Up to so many last digits that are still free are listed; more are drawn until a free one comes. */
const listedMax = 100_000;

/**
 * Numbers every lot applied for, from 1, in the order in which the orders came, and draws last digits until exactly
 * as many numbers win as there are lots: of one digit as many as fit, then of two, and so on, the last of full
 * length. No number wins twice.
 */
export function drawNumbers(
  applicants: readonly Applicant[],
  pool: number,
  random: Random,
): { allotted: AllottedLots; drawn: NumbersDrawn } {
  const numbers = lotsOf(applicants);
  if (numbers <= pool) {
    const allotted = new Map(applicants.map(({ id, lots }) => [id, lots]));
    return { allotted, drawn: { numbers, tails: [] } };
  }
  const tails = drawTails(numbers, pool, random);
  const wonUpTo = (last: number) => tails.reduce((sum, tail) => sum + matching(tail, last), 0);
  const allotted: AllottedLots = new Map();
  let last = 0;
  let won = 0;
  for (const { id, lots } of applicants) {
    last += lots;
    const now = wonUpTo(last);
    if (now > won) allotted.set(id, now - won);
    won = now;
  }
  return { allotted, drawn: { numbers, tails: tails.map(written) } };
}

interface Tail {
  digits: number;
  value: number;
}

const written = ({ digits, value }: Tail) => String(value).padStart(digits, '0');

function matching({ digits, value }: Tail, last: number): number {
  const step = 10 ** digits;
  const first = value === 0 ? step : value;
  return last < first ? 0 : Math.floor((last - first) / step) + 1;
}

function drawTails(numbers: number, pool: number, random: Random): Tail[] {
  const width = String(numbers).length;
  const tails: Tail[] = [];
  let left = pool;
  /** Null if there are too many to list. */
  let free: number[] | null = [0];
  for (let digits = 1; digits <= width && left > 0; digits++) {
    const step: number = 10 ** digits;
    free = longer(free, step);
    const isFree = (value: number) => free !== null || !isCovered(value, tails);
    const draw = () => (free === null ? random(step) : (free[random(free.length)] ?? 0));
    const count = Math.floor(left / Math.ceil(numbers / step));
    const wins = (value: number) => isFree(value) && matching({ digits, value }, numbers) > 0;
    const distinct = drawDistinct(count, draw, wins);
    for (const value of distinct) {
      tails.push({ digits, value });
      left -= matching({ digits, value }, numbers);
    }
    free = free?.filter((value) => !distinct.has(value)) ?? null;
  }
  return tails;
}

function drawDistinct(
  count: number,
  draw: () => number,
  accepts: (value: number) => boolean,
): Set<number> {
  const distinct = new Set<number>();
  while (distinct.size < count) {
    const value = draw();
    if (accepts(value)) distinct.add(value);
  }
  return distinct;
}

function longer(free: number[] | null, step: number): number[] | null {
  if (free === null || free.length * 10 > listedMax) return null;
  const shorter = step / 10;
  return Array.from({ length: 10 }, (_, digit) => digit * shorter).flatMap((front) =>
    free.map((value) => front + value),
  );
}

const isCovered = (value: number, tails: readonly Tail[]) =>
  tails.some((tail) => value % 10 ** tail.digits === tail.value);
