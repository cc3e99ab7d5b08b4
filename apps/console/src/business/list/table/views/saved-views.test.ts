import { expect, test } from 'vitest';
import { searchToKeep, withName, withStandard, withView } from '../edit-views.ts';
import {
  isInView,
  readSavedViews,
  type SavedView,
  searchToApply,
  untouchedView,
} from './table-view.ts';

const search = { status: 'pending', q: undefined, page: 4, size: 50, sort: '-amount', id: 'x' };
const saved: SavedView = {
  id: 'v1',
  name: '待审核',
  search: searchToKeep(search),
  view: untouchedView,
  standard: false,
};
const other: SavedView = { ...saved, id: 'v2', name: '已入账', standard: true };

test('a view keeps filters, order and size, but neither the page nor the open record', () => {
  expect(saved.search).toEqual({ status: 'pending', size: 50, sort: '-amount' });
});

test('applying a view takes off every filter that is not its own', () => {
  const now = { currency: 'USD', status: 'approved', page: 2, size: 20, sort: 'amount', id: 'y' };
  const next = { ...now, ...searchToApply(now, saved.search) };
  expect(JSON.parse(JSON.stringify(next))).toEqual({
    status: 'pending',
    page: 1,
    size: 50,
    sort: '-amount',
  });
  expect(isInView(now, saved)).toBe(false);
  expect(isInView({ ...now, ...next, size: 50, sort: '-amount' }, saved)).toBe(true);
});

test('a view is recognised by what its list still knows of it', () => {
  const defaults = { page: 1, size: 20, sort: '-created_at' } as const;
  const known = (address: object) => 'status' in address && { status: address.status };
  const read = (address: unknown) => ({
    ...defaults,
    ...(address instanceof Object && known(address)),
  });
  const old = { ...saved, search: { status: 'pending', gone: 'x', size: 20, sort: '-gone' } };
  expect(isInView({ ...defaults, ...read(old.search) }, old, read)).toBe(true);
  expect(isInView(read({ status: 'approved' }), old, read)).toBe(false);
  expect(isInView({ ...read(old.search), sort: 'amount' }, old, read)).toBe(false);
});

test('stored views come back, and a broken one takes no other with it', () => {
  expect(readSavedViews(JSON.stringify([saved, { name: 7 }, null, other]))).toEqual([saved, other]);
  for (const stored of [null, '', '{', '{}', '7']) expect(readSavedViews(stored)).toEqual([]);
});

test('saving under a name that is there writes that view over', () => {
  const added = { id: 'v3', name: '待审核', search: { status: 'rejected' }, view: untouchedView };
  const next = withView([saved, other], added);
  expect(next.map(({ id }) => id)).toEqual(['v1', 'v2']);
  expect(next[0]?.search).toEqual({ status: 'rejected' });
  expect(withView([saved], { ...added, name: '新' })).toHaveLength(2);
});

test('no two views have one name, and one view at most is the standard', () => {
  expect(withName([saved, other], 'v1', '已入账').map(({ name }) => name)).toEqual([
    '待审核',
    '已入账',
  ]);
  expect(withName([saved], 'v1', '我的')[0]?.name).toBe('我的');
  expect(withStandard([saved, other], 'v1').map(({ standard }) => standard)).toEqual([true, false]);
  expect(withStandard([saved, other], 'v2').some(({ standard }) => standard)).toBe(false);
});
