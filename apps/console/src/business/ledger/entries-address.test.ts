import { expect, test } from 'vitest';
import { keptEntries, openEntriesOf, withEntries, withoutEntries } from './entries-address.ts';
import { entriesFilter } from './entries-ref.ts';

const list = { status: 'pending', page: 3, client: 'somebody', tab_record: 'one' };

test('lines have names of their own in the address, beside those of the list and of an open client', () => {
  const entries = { of: 'deposit', filter: { status: 'approved', currency: 'USD' } } as const;
  const address = withEntries(list, entries, { page: 2, size: 50 });
  expect(address).toEqual({
    ...list,
    entries: 'deposit',
    entries_status: 'approved',
    entries_currency: 'USD',
    entries_page: 2,
    entries_size: 50,
  });
  expect(openEntriesOf(address)).toEqual({ entries, page: 2, size: 50 });
  expect(withoutEntries(address)).toEqual(list);
  expect(keptEntries(address)).toEqual({
    ...{ entries: 'deposit', entries_status: 'approved', entries_currency: 'USD' },
    ...{ entries_page: 2, entries_size: 50 },
  });
});

test('other lines begin at their first page, and leave nothing of those before', () => {
  const before = withEntries(list, { of: 'deposit', filter: { status: 'approved' } }, { page: 4 });
  expect(withEntries(before, { of: 'client', filter: { line_currency: 'USD' } })).toEqual({
    ...list,
    entries: 'client',
    entries_line_currency: 'USD',
  });
});

test('an address opens only lines that there are, whatever a router has made of its values', () => {
  expect(openEntriesOf({ entries: 'everything' })).toBeUndefined();
  // A statement is one client's: it has its place in the drawer of that client.
  expect(openEntriesOf({ entries: 'statement', entries_id: 'somebody' })).toBeUndefined();
  expect(
    openEntriesOf({ entries: 'deposit', entries_fake: true, entries_page: 'x', entries_size: 7 }),
  ).toEqual({ entries: { of: 'deposit', filter: { fake: 'true' } }, page: 1, size: 20 });
});

test('the filters of a list are written without those that are not set, and without its order', () => {
  const filters = { sort: '-amount', status: 'approved', fake: true, from: undefined };
  expect(entriesFilter(filters)).toEqual({ status: 'approved', fake: 'true' });
});
