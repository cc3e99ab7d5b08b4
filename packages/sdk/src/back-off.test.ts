import { assert, double, integer, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { delayBefore } from './timing.ts';

const chance = double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const firsts = integer({ min: 1, max: 5_000 });

test('a wait is never longer than its maximum, and never shorter than half of what is due', () => {
  assert(
    property(nat(2_000), firsts, integer({ min: 1, max: 60_000 }), chance, (n, first, max, r) => {
      const bounds = { firstDelayMs: first, delayMaxMs: max };
      const due = Math.min(max, first * 2 ** n);
      const delay = delayBefore(n, bounds, r);
      expect(delay).toBeLessThanOrEqual(due);
      expect(delay).toBeGreaterThanOrEqual(due / 2);
    }),
  );
});

test('the shortest wait of one repetition is no shorter than the longest of the one before', () => {
  assert(
    property(nat(20), firsts, (n, first) => {
      const bounds = { firstDelayMs: first, delayMaxMs: Number.MAX_SAFE_INTEGER };
      expect(delayBefore(n + 1, bounds, 1)).toBeGreaterThanOrEqual(delayBefore(n, bounds, 0));
    }),
  );
});
