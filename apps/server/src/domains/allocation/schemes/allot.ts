import type { Schemas } from '@brokerdesk/sdk';
import type { AllottedLots, Applicant } from './applicant.ts';
import { drawApplicants } from './draw-applicants.ts';
import { drawNumbers, type NumbersDrawn } from './draw-numbers.ts';
import { oneLotFirst } from './one-lot-first.ts';
import { proRata } from './pro-rata.ts';
import { createRandom } from './random.ts';

export interface Allotting {
  /** Those that take part, in the order in which they came. */
  applicants: readonly Applicant[];
  /** In whole lots. */
  pool: number;
  seed: string;
}

/**
 * Gives a pool of lots out by a scheme. The same scheme, orders, pool and seed always give the same: every lot of the
 * pool is given out, or everybody gets all that was applied for.
 */
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
