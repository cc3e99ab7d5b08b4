import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { filtersOf, rangeOf, withNews, withRows } from './use-selection.ts';

const page = fc
  .uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 30 })
  .map((ids) => ids.map((id) => ({ id })));
const pageAndTwo = page.chain((rows) =>
  fc.tuple(fc.constant(rows), fc.nat(rows.length - 1), fc.nat(rows.length - 1)),
);

// @rule lists: A selection survives pages and fetches, and is cleared by filter changes
test('a range holds both its ends and all between, whichever came first', () => {
  fc.assert(
    fc.property(pageAndTwo, ([rows, one, other]) => {
      const [from, to] = [rows[one]?.id ?? '', rows[other]?.id ?? ''];
      const range = rangeOf(rows, from, to);
      expect(range).toHaveLength(Math.abs(one - other) + 1);
      expect(range).toEqual(rangeOf(rows, to, from));
      expect(range.map(({ id }) => id)).toEqual(expect.arrayContaining([from, to]));
    }),
  );
});

test('a range whose beginning is on no page any more is its end alone', () => {
  const rows = [{ id: 'a' }, { id: 'b' }];
  expect(rangeOf(rows, null, 'b')).toEqual([{ id: 'b' }]);
  expect(rangeOf(rows, 'gone', 'b')).toEqual([{ id: 'b' }]);
  expect(rangeOf(rows, 'a', 'gone')).toEqual([]);
});

test('taking rows in and out again leaves the others as they were', () => {
  fc.assert(
    fc.property(pageAndTwo, page, ([rows, one, other], elsewhere) => {
      const range = rangeOf(rows, rows[one]?.id ?? null, rows[other]?.id ?? '');
      const kept = new Map(
        elsewhere
          .filter(({ id }) => !range.some((row) => row.id === id))
          .map((row) => [row.id, row]),
      );
      const added = withRows(kept, range, true);
      expect(added.size).toBe(kept.size + range.length);
      expect([...withRows(added, range, false)]).toEqual([...kept]);
    }),
  );
});

test('a selected row is the one that the server sent last, and rows of other pages are kept', () => {
  const selected = new Map([
    ['a', { id: 'a', version: 1 }],
    ['b', { id: 'b', version: 1 }],
  ]);
  const next = withNews(selected, [
    { id: 'b', version: 2 },
    { id: 'c', version: 1 },
  ]);
  expect([...next.values()]).toEqual([
    { id: 'a', version: 1 },
    { id: 'b', version: 2 },
  ]);
  expect(withNews(selected, [])).toBe(selected);
});

test('order, page and the open record are no filters; everything else is', () => {
  const search = { status: 'pending', page: 1, size: 20, sort: '-amount', q: undefined };
  const paged = { ...search, page: 3, size: 100, sort: 'amount', id: 'x' };
  expect(filtersOf(paged)).toBe(filtersOf(search));
  expect(filtersOf({ ...search, q: 'x' })).not.toBe(filtersOf(search));
  expect(filtersOf({ ...search, status: undefined })).not.toBe(filtersOf(search));
});
