import { expect, test } from 'vitest';
import {
  clientTabOf,
  keptClient,
  openClientOf,
  tabSearchOf,
  withClient,
  withClientTab,
  withoutClient,
  withTabSearch,
} from './client-address.ts';

const one = '0190d3b4-7c1a-7d2e-8f00-000000000001';
const other = '0190d3b4-7c1a-7d2e-8f00-000000000002';

test('a client is open by `client` on any page, and by the open record on the page of clients alone', () => {
  expect(openClientOf({ client: one }, false)).toBe(one);
  expect(openClientOf({ id: one }, false)).toBeUndefined();
  expect(openClientOf({ id: one }, true)).toBe(one);
  expect(openClientOf({ id: one, client: other }, true)).toBe(other);
  expect(openClientOf({ client: 'nobody' }, false)).toBeUndefined();
});

test('an address names a view, and an unknown or former name opens the first', () => {
  expect(clientTabOf({ tab: 'bank' })).toBe('bank');
  expect(clientTabOf({ tab: 'crypto' })).toBe('crypto');
  expect(clientTabOf({})).toBeUndefined();
  expect(clientTabOf({ tab: 'profile' })).toBeUndefined();
  expect(clientTabOf({ tab: 'gone' })).toBeUndefined();
  expect(withClientTab({ client: one }, 'bank')).toEqual({ client: one, tab: 'bank' });
  expect(withClientTab({ client: one, tab: 'bank' }, 'kyc')).toEqual({ client: one, tab: 'kyc' });
});

test('opening and closing a client leaves the list and its own record as they are', () => {
  const list = { id: 'a deposit', status: 'pending' };
  const opened = withClient({ ...list, tab: 'bank' }, one);
  expect(opened).toEqual({ ...list, client: one });
  expect(withoutClient({ ...opened, tab: 'bank' }, false)).toEqual(list);
  expect(withoutClient({ id: one, tab: 'bank', q: 'x' }, true)).toEqual({ q: 'x' });
});

test('a filter keeps the open client; another record of the list closes one that lies over it', () => {
  const open = { client: one, tab: 'bank', status: 'pending' };
  expect(keptClient(open, {})).toEqual({ client: one, tab: 'bank' });
  expect(keptClient(open, { id: 'another deposit' })).toEqual({});
});

test("the tab stays when one client's page leads to another, and goes when the drawer is closed", () => {
  const open = { id: one, tab: 'bank' };
  expect(keptClient(open, { id: other })).toEqual({ tab: 'bank' });
  expect(keptClient(open, { id: undefined })).toEqual({});
});

test('what a tab shows is beside what the list shows, goes with the tab, and never to another client', () => {
  const list = { currency: 'USD', page: 3 };
  const opened = withClient(list, one, 'statement', { record: other, page: 2 });
  expect(opened).toEqual({
    ...list,
    ...{ client: one, tab: 'statement', tab_record: other, tab_page: 2 },
  });
  expect(tabSearchOf(opened)).toEqual({ record: other, page: 2 });
  expect(tabSearchOf(withTabSearch(opened, { currency: 'HKD' }))).toEqual({ currency: 'HKD' });
  expect(withClientTab(opened, 'bank')).toEqual({ ...list, client: one, tab: 'bank' });
  expect(withoutClient(opened, false)).toEqual(list);
  expect(withClient(opened, other)).toEqual({ ...list, client: other });
  expect(keptClient(opened, {})).toEqual({
    ...{ client: one, tab: 'statement', tab_record: other, tab_page: 2 },
  });
  expect(keptClient({ id: one, tab: 'statement', tab_record: other }, { id: other })).toEqual({
    tab: 'statement',
  });
});
