import { expect, test } from 'vitest';
import { waitedSince } from './duration.ts';

const since = '2026-11-24T10:00:00.000Z';

// @rule lists: A queue shows how long each record has waited
// @in ./duration.ts
test.each([
  ['2026-11-24T09:59:00.000Z', 'minute', 1],
  ['2026-11-24T10:00:30.000Z', 'minute', 1],
  ['2026-11-24T10:59:59.000Z', 'minute', 59],
  ['2026-11-24T11:00:00.000Z', 'hour', 1],
  ['2026-11-25T09:59:59.000Z', 'hour', 23],
  ['2026-11-26T10:00:00.000Z', 'day', 2],
])('a record has waited by %s for %s %i', (now, unit, count) => {
  expect(waitedSince(since, new Date(now))).toEqual({ unit, count });
});
