import { expect, test } from 'vitest';
import { list } from './proposal-list.ts';

const resolvedOf = (address: object) => list.resolved(list.readSearch(address));

test('an address without filters lists what the reader may decide, the oldest first', () => {
  expect(resolvedOf({})).toMatchObject({ whose: 'to_decide', sort: 'created_at' });
  expect(resolvedOf({}).status).toBeUndefined();
});

test('the own proposals are listed in every state, the latest first', () => {
  expect(resolvedOf({ whose: 'mine' })).toMatchObject({ whose: 'mine', sort: '-created_at' });
  expect(resolvedOf({ whose: 'mine' }).status).toBeUndefined();
  expect(resolvedOf({ whose: 'mine', status: 'expired', limit: 'withdrawal' })).toMatchObject({
    status: 'expired',
    limit: 'withdrawal',
  });
});

test('the tab of all proposals asks for no owner, and an unknown filter is left out', () => {
  expect(resolvedOf({ whose: 'all' }).whose).toBeUndefined();
  expect(resolvedOf({ whose: 'nonsense', limit: 'rest' })).toMatchObject({ whose: 'to_decide' });
  expect(resolvedOf({ limit: 'rest' }).limit).toBeUndefined();
});
