import { expect, test } from 'vitest';
import { neighbourOf, positionOf, type Sight } from './neighbours.tsx';

const second: Sight = { ids: ['d', 'e', 'f'], openId: 'e', page: 2, size: 3, total: 8 };

test('the queue goes through the rows of the page, and on to the pages beside it', () => {
  expect(neighbourOf(second, 1)).toEqual({ id: 'f' });
  expect(neighbourOf(second, -1)).toEqual({ id: 'd' });
  expect(neighbourOf({ ...second, openId: 'f' }, 1)).toEqual({ page: 3 });
  expect(neighbourOf({ ...second, openId: 'd' }, -1)).toEqual({ page: 1 });
});

test('a record at either end has no neighbour there', () => {
  const first = { ...second, page: 1, total: 3 };
  expect(neighbourOf({ ...first, openId: 'd' }, -1)).toBeNull();
  expect(neighbourOf({ ...first, openId: 'f' }, 1)).toBeNull();
  expect(neighbourOf({ ...first, ids: [], total: 0 }, 1)).toBeNull();
});

test('a record that has left the list is followed by the first of the page', () => {
  const gone = { ...second, openId: 'x' };
  expect(neighbourOf(gone, 1)).toEqual({ id: 'd' });
  expect(neighbourOf(gone, -1)).toBeNull();
  expect(positionOf(gone)).toBeNull();
});

test('the position counts over all pages', () => {
  expect(positionOf(second)).toBe(5);
  expect(positionOf({ ...second, page: 1, openId: 'd' })).toBe(1);
});
