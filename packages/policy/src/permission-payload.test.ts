import { expect, test } from 'vitest';
import { isStale, permissionsRevalidateAfterMs } from './index.ts';

const loadedAt = 1_700_000_000_000;

// @rule navigation: Permissions older than 5 minutes (300,000 ms) revalidate in the background
// @in ./permission-payload.ts packages/machines/src/navigation-guard/machine.ts
test('permissions are revalidated after five minutes', () => {
  expect(permissionsRevalidateAfterMs).toBe(5 * 60 * 1000);
});

test('up to five minutes old is fresh, a millisecond more is stale', () => {
  expect(isStale(loadedAt, loadedAt)).toBe(false);
  expect(isStale(loadedAt, loadedAt + 300_000)).toBe(false);
  expect(isStale(loadedAt, loadedAt + 300_001)).toBe(true);
});

test('an age that cannot be known is stale', () => {
  expect(isStale(loadedAt, loadedAt - 1)).toBe(true);
  expect(isStale(Number.NaN, loadedAt)).toBe(true);
});
