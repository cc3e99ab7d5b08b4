import type { Schemas } from '@brokerdesk/sdk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lotNumbers, winningNumbers, writtenNumber } from './line-figures.ts';

const line = (id: string, applied: number, fake = false) =>
  // Nothing else of a client is looked at.
  ({ trx_id: id, applied, client: { fake } as Schemas.ClientRef });
const scheme = (includeRobots = false): Schemas.AllocationScheme => ({
  ...{ name: 'draw_numbers', include_robots: includeRobots, lots_each: null },
});
const lines = [line('a', 300), line('robot', 200, true), line('b', 1000), line('none', 50)];

test('every lot has a number, in the order in which the orders came; robots have some if they take part', () => {
  const drawn = (robots: boolean, numbers: number) =>
    lotNumbers(lines, 100, { scheme: scheme(robots), draw: { numbers, tails: ['3'] } });
  expect([...drawn(false, 13)]).toEqual([
    ['a', { from: 1, to: 3 }],
    ['b', { from: 4, to: 13 }],
  ]);
  expect(drawn(true, 15).get('b')).toEqual({ from: 6, to: 15 });
});

test('numbers are shown only after a draw of numbers, and only to people who see all of its orders', () => {
  const draw = { numbers: 13, tails: ['3'] };
  expect(lotNumbers(lines.slice(1), 100, { scheme: scheme(), draw }).size).toBe(0);
  const other = { ...scheme(), name: 'pro_rata' as const };
  expect(lotNumbers(lines, 100, { scheme: other, draw }).size).toBe(0);
});

test('exactly the numbers win that end in a tail', () => {
  const ranges = fc.record({ from: fc.integer({ min: 1, max: 5000 }), more: fc.nat(300) });
  const tails = fc.uniqueArray(fc.stringMatching(/^[0-9]{1,3}$/), {
    ...{ minLength: 1, maxLength: 4 },
    // As they are drawn: no tail holds another.
    comparator: (one, other) => one.endsWith(other) || other.endsWith(one),
  });
  fc.assert(
    fc.property(ranges, tails, ({ from, more }, drawn) => {
      const to = from + more;
      const all = Array.from({ length: more + 1 }, (_, at) => from + at);
      const wins = (number: number) =>
        drawn.some((tail) => String(number).padStart(6, '0').endsWith(tail));
      expect(winningNumbers({ from, to }, { tails: drawn })).toEqual(all.filter(wins));
    }),
  );
  expect(winningNumbers({ from: 2, to: 4 }, { tails: [] })).toEqual([2, 3, 4]);
});

test('numbers are written as wide as the largest', () => {
  expect(writtenNumber(7, { numbers: 1234 })).toBe('0007');
});
