import type { Schemas } from '@brokerdesk/sdk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultOf, isLawful, judgeBook, readQuantity } from './judge-book.ts';

const line = (
  id: string,
  applied: number,
  fake = false,
  identity: Schemas.KycStatus = 'approved',
) => ({
  trx_id: id,
  applied,
  kyc_status: identity,
  // Only whether it is a robot counts here.
  client: { fake } as Schemas.ClientRef,
});
const book = (...lines: ReturnType<typeof line>[]) => ({
  lines,
  pool_qty: 1000,
  taken: 200,
  lot_size: 100,
});

test('a quantity is whole pieces, with or without separators; nothing typed is none', () => {
  expect(['', '0', '1,200', '１', '1.5', '-1', 'x'].map(readQuantity)).toEqual([
    ...[0, 0, 1200, null, null, null, null],
  ]);
});

test('each law that a line breaks is named', () => {
  expect(faultOf('abc', 500, 100)).toBe('notWhole');
  expect(faultOf('600', 500, 100)).toBe('aboveApplied');
  expect(faultOf('150', 500, 100)).toBe('notWholeLots');
  expect(faultOf('500', 500, 100)).toBeNull();
});

test('robots are counted apart, and take from the same pool', () => {
  const typed = new Map([
    ['a', '500'],
    ['r', '400'],
  ]);
  const judged = judgeBook(book(line('a', 500), line('b', 500), line('r', 500, true)), typed);
  expect(judged).toMatchObject({
    ...{ allotted: 500, orders: 2, winners: 1, pool: 800, left: -100 },
    robots: { allotted: 400, orders: 1, winners: 1 },
  });
  expect(isLawful(judged)).toBe(false);
  expect(isLawful(judgeBook(book(line('a', 500)), new Map([['a', '500']])))).toBe(true);
});

// @rule trade-records: Orders of clients without an approved identity are counted, robots left out
// @in features/allocation/book/judge-book.ts
test('orders without an approved identity are counted with those that get something', () => {
  const lines = [
    line('a', 500, false, 'rejected'),
    line('b', 500, false, 'pending'),
    line('c', 500),
    line('r', 500, true, 'unverified'),
  ];
  const judged = judgeBook(book(...lines), new Map([['b', '100']]));
  expect(judged.unverified).toEqual({ orders: 2, winners: 1 });
});

test('what is lawful is within the pool, within what was applied for, and in whole lots', () => {
  const typed = fc.array(fc.tuple(fc.nat(1000), fc.nat(1000)), { maxLength: 12 });
  fc.assert(
    fc.property(typed, (pairs) => {
      const lines = pairs.map(([applied], at) => line(`${at}`, applied, at % 3 === 0));
      const quantities = new Map(pairs.map(([, quantity], at) => [`${at}`, `${quantity}`]));
      const whole = pairs.reduce((sum, [, quantity]) => sum + quantity, 0);
      const holds =
        whole <= 800 && pairs.every(([applied, one]) => one <= applied && one % 100 === 0);
      expect(isLawful(judgeBook(book(...lines), quantities))).toBe(holds);
    }),
  );
});

test('a book of 50,000 orders is judged while one types', () => {
  const lines = Array.from({ length: 50_000 }, (_, at) => line(`${at}`, 500));
  const quantities = new Map(lines.map(({ trx_id: id }) => [id, '100']));
  expect(judgeBook(book(...lines), quantities).allotted).toBe(5_000_000);
});
