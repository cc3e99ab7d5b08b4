import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Column } from '../list/table/column.ts';
import { createCompare, sortKeyOf } from './compare.ts';
import { pageOf, sortRows } from './whole-list.ts';

type Row = { id: string; amount: string | null; name: string };

const columns: Column<Row>[] = [
  { id: 'amount', label: '', cell: () => null, value: ({ amount }) => amount },
  { id: 'name', label: '', cell: () => null, value: ({ name }) => name },
];
const idsOf = (rows: Row[]) => rows.map(({ id }) => id).join('');
const rows: Row[] = [
  { id: 'a', amount: '9.50', name: 'b10' },
  { id: 'b', amount: null, name: 'b9' },
  { id: 'c', amount: '100.00', name: 'b9' },
  { id: 'd', amount: '-20', name: 'a' },
  { id: 'e', amount: '9.5', name: 'c' },
];

test('amounts sort by value, equal ones by the next column, and what is missing comes last', () => {
  const by = (sort: Parameters<typeof sortRows>[2]) =>
    idsOf(sortRows(rows, columns, sort, 'en-US'));
  expect(
    by([
      { id: 'amount', desc: false },
      { id: 'name', desc: true },
    ]),
  ).toBe('deacb');
  expect(
    by([
      { id: 'amount', desc: true },
      { id: 'name', desc: false },
    ]),
  ).toBe('caedb');
  expect(by([{ id: 'name', desc: false }])).toBe('dbcae');
  expect(by([{ id: 'unknown', desc: true }])).toBe('abcde');
});

const decimalsUpTo = (most: bigint) =>
  fc.tuple(fc.bigInt(-most, most), fc.nat(4)).map(([units, scale]) => {
    const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
    const cut = digits.length - scale;
    const text = scale === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
    return { text: `${units < 0n ? '-' : ''}${text}`, value: units * 10n ** BigInt(4 - scale) };
  });
const decimals = decimalsUpTo(10n ** 20n);

test('decimal text of any length sorts like the numbers that it writes', () => {
  const compare = createCompare('en-US');
  fc.assert(
    fc.property(decimals, decimals, (one, other) => {
      const expected = one.value === other.value ? 0 : one.value < other.value ? -1 : 1;
      expect(Math.sign(compare(sortKeyOf(one.text), sortKeyOf(other.text)))).toBe(expected);
    }),
  );
});

test('a long negative amount is equal to itself, and not minus zero', () => {
  const key = sortKeyOf('-999999999999999999.89');
  expect(createCompare('en-US')(key, key)).toBe(0);
});

test('amounts that are the same as numbers are distinguished by their digits', () => {
  const compare = createCompare('en-US');
  const [less, more] = ['9007199254740992.00', '9007199254740993.00'];
  expect(Number(less)).toBe(Number(more));
  expect(compare(sortKeyOf(less), sortKeyOf(more))).toBe(-1);
  expect(compare(sortKeyOf('12.50'), sortKeyOf(less))).toBeLessThan(0);
});

test.each([
  ['that numbers hold', decimalsUpTo(10n ** 6n)],
  ['of any length', decimals],
])(
  'a list of amounts %s sorts by value up and down, equal ones as they were, missing ones last',
  (_, amounts) => {
    // Some of them twice, so that there are equal ones.
    const list = fc.array(fc.option(amounts), { maxLength: 40 }).map((some) => [...some, ...some]);
    fc.assert(
      fc.property(list, fc.boolean(), (found, desc) => {
        const unsorted = found.map((amount, at) => ({ id: String(at), at, amount }));
        const sorted = sortRows(
          unsorted,
          [
            {
              id: 'amount',
              label: '',
              cell: () => null,
              value: ({ amount }) => amount?.text ?? null,
            },
          ],
          [{ id: 'amount', desc }],
          'en-US',
        );
        const expected = unsorted.toSorted((one, other) => {
          const [a, b] = [one.amount?.value, other.amount?.value];
          if (a === b) return one.at - other.at;
          if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
          return a < b === desc ? 1 : -1;
        });
        expect(sorted.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      }),
    );
  },
);

test('pages hold every row once', () => {
  const whole = Array.from({ length: 45 }, (_, at) => at);
  const pages = [1, 2, 3, 4].map((page) => pageOf(whole, { page, size: 20 }));
  expect(pages.flatMap(({ list }) => list)).toEqual(whole);
  expect(pages.map(({ total }) => total)).toEqual([45, 45, 45, 45]);
});
