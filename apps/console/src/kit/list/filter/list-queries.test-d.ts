import * as v from 'valibot';
import { expectTypeOf, test } from 'vitest';
import { listFile, listQueries } from './list-queries.ts';
import { listEntries, oneOf, textSearch, timeRange } from './list-search.ts';

const fitting = v.object({ ...listEntries, ...textSearch, kind: oneOf(['line']) });
const dated = v.object({ ...listEntries, ...timeRange });
const otherKind = v.object({ ...listEntries, kind: oneOf(['fax']) });

const read = (search: unknown) => v.parse(fitting, search);
const readDated = (search: unknown) => v.parse(dated, search);
const readOther = (search: unknown) => v.parse(otherKind, search);

const channels = { key: ['support-channel'], path: '/service/admin/v1/list' } as const;

test('a list asks for what its operation takes', () => {
  const list = listQueries(read, channels);
  expectTypeOf(list.read).parameter(1).toHaveProperty('kind');
});

test('an address with what the operation does not take is refused', () => {
  // @ts-expect-error: takesNo: 'from' | 'to'
  listQueries(readDated, channels);
  // @ts-expect-error: takesNo: 'from' | 'to'
  listFile(readDated, { path: '/service/admin/v1/export' });
});

test('so is one with another value than the operation takes', () => {
  // @ts-expect-error: takesOtherValues
  listQueries(readOther, channels);
});
