import { type AllottedLots, type Applicant, lotsOf } from './applicant.ts';

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
