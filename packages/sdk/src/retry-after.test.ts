import { expect, test } from 'vitest';
import { retryAfterSeconds } from './transport.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.for([
  ['7', 7],
  ['0', 0],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
] as const)('%s asks for %d seconds', ([header, seconds]) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds);
});

test('a part of a second is waited for whole: no call comes too early', () => {
  expect(retryAfterSeconds('Sat, 21 Nov 2026 12:00:30 GMT', now + 900)).toBe(30);
});

test.for([null, '', 'soon', '-1e', 'x7', '7 seconds'])('%j asks for nothing', (header) => {
  expect(retryAfterSeconds(header, now)).toBeNull();
});
