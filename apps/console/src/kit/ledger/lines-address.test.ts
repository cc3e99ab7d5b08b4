import { expect, test } from 'vitest';
import { linesFilter } from './lines.ts';
import { keptLines, openLinesOf, withLines, withoutLines } from './lines-address.ts';

const list = { status: 'pending', page: 3, client: 'somebody', tab_record: 'one' };

test('lines have names of their own in the address, beside those of the list and of an open client', () => {
  const lines = { of: 'deposit', filter: { status: 'approved', currency: 'USD' } } as const;
  const address = withLines(list, lines, { page: 2, size: 50 });
  expect(address).toEqual({
    ...list,
    lines: 'deposit',
    lines_status: 'approved',
    lines_currency: 'USD',
    lines_page: 2,
    lines_size: 50,
  });
  expect(openLinesOf(address)).toEqual({ lines, page: 2, size: 50 });
  expect(withoutLines(address)).toEqual(list);
  expect(keptLines(address)).toEqual({
    ...{ lines: 'deposit', lines_status: 'approved', lines_currency: 'USD' },
    ...{ lines_page: 2, lines_size: 50 },
  });
});

test('other lines begin at their first page, and leave nothing of those before', () => {
  const before = withLines(list, { of: 'deposit', filter: { status: 'approved' } }, { page: 4 });
  expect(withLines(before, { of: 'client', filter: { line_currency: 'USD' } })).toEqual({
    ...list,
    lines: 'client',
    lines_line_currency: 'USD',
  });
});

test('an address opens only lines that there are, whatever a router has made of its values', () => {
  expect(openLinesOf({ lines: 'everything' })).toBeUndefined();
  // A statement is one client's: it has its place in the drawer of that client.
  expect(openLinesOf({ lines: 'statement', lines_id: 'somebody' })).toBeUndefined();
  expect(
    openLinesOf({ lines: 'deposit', lines_fake: true, lines_page: 'x', lines_size: 7 }),
  ).toEqual({ lines: { of: 'deposit', filter: { fake: 'true' } }, page: 1, size: 20 });
});

test('the filters of a list are written without those that are not set, and without its order', () => {
  const asked = { sort: '-amount', status: 'approved', fake: true, from: undefined };
  expect(linesFilter(asked)).toEqual({ status: 'approved', fake: 'true' });
});
