import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { neighbour, stepColumn } from '../step-column.ts';
import { type Arrangement, arrangeColumns, putColumn } from './arrange-columns.ts';

const ids = ['no', 'client', 'amount', 'status', 'date'];
const untouched: Arrangement = { order: [], pinned: {} };

test('an untouched table has its columns as they come', () => {
  expect(arrangeColumns(ids, untouched)).toEqual(ids);
});

test('every column is there once, the first the first, whatever was kept', () => {
  const known = fc.constantFrom(...ids, 'gone', 'other');
  const sides = fc.constantFrom<'left' | 'right'>('left', 'right');
  fc.assert(
    fc.property(fc.uniqueArray(known), fc.dictionary(known, sides), (order, pinned) => {
      const arranged = arrangeColumns(ids, { order, pinned });
      expect(arranged.toSorted()).toEqual(ids.toSorted());
      expect(arranged[0]).toBe('no');
      const rank = { left: 0, right: 2 };
      const ranks = arranged.slice(1).map((id) => (pinned[id] ? rank[pinned[id]] : 1));
      expect(ranks).toEqual(ranks.toSorted());
    }),
  );
});

test('a column that is new comes behind its usual neighbour, and one that is gone is forgotten', () => {
  const kept = { order: ['date', 'gone', 'amount', 'client'], pinned: {} };
  expect(arrangeColumns(ids, kept)).toEqual(['no', 'date', 'amount', 'status', 'client']);
});

test('a column is put before or after another, and pinned if that one is', () => {
  const arranged = arrangeColumns(ids, untouched);
  const moved = putColumn(arranged, {}, 'date', 'client', 'before');
  expect(arrangeColumns(ids, moved)).toEqual(['no', 'date', 'client', 'amount', 'status']);
  const pinned = putColumn(arranged, { amount: 'left' }, 'date', 'amount', 'after');
  expect(pinned.pinned).toEqual({ amount: 'left', date: 'left' });
  expect(putColumn(arranged, {}, 'date', 'no', 'before').order[0]).toBe('date');
  expect(arrangeColumns(ids, putColumn(arranged, {}, 'no', 'date', 'after'))).toEqual(ids);
});

test('steps to the right and back leave everything as it was, and end at the edges', () => {
  const one = stepColumn(ids, {}, 'client', 1);
  expect(arrangeColumns(ids, one)).toEqual(['no', 'amount', 'client', 'status', 'date']);
  const back = stepColumn(arrangeColumns(ids, one), {}, 'client', -1);
  expect(arrangeColumns(ids, back)).toEqual(ids);
  expect(neighbour(ids, {}, 'client', -1)).toBeUndefined();
  expect(neighbour(ids, {}, 'date', 1)).toBeUndefined();
  expect(neighbour(ids, { client: 'left' }, 'client', 1)).toBeUndefined();
});
