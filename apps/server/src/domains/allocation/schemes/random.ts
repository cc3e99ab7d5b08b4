import { createHash, randomBytes } from 'node:crypto';

/** A whole number from 0 to just below `end`. */
export type Random = (end: number) => number;

const drawnBytes = 6;
const drawnEnd = 2 ** (8 * drawnBytes);

export const newSeed = (): string => randomBytes(16).toString('hex');

/**
 * Gives the same numbers for the same seed: number n, from 0, is the first six bytes of the SHA-256 of
 * `<seed>:<n>`, and is skipped if it would favour some results.
 */
export function createRandom(seed: string): Random {
  let drawn = 0;
  return (end) => {
    const fairEnd = drawnEnd - (drawnEnd % end);
    for (;;) {
      const hash = createHash('sha256').update(`${seed}:${drawn}`).digest();
      drawn += 1;
      const number = hash.readUIntBE(0, drawnBytes);
      if (number < fairEnd) return number % end;
    }
  };
}

export function shuffled<T>(all: readonly T[], random: Random): T[] {
  const copy = [...all];
  for (let at = copy.length - 1; at > 0; at--) {
    const other = random(at + 1);
    // Both are within the array.
    [copy[at], copy[other]] = [copy[other] as T, copy[at] as T];
  }
  return copy;
}
