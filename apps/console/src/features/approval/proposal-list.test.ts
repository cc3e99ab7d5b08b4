import { expect, test } from 'vitest';
import { list } from './proposal-list.ts';

const resolvedOf = (address: object) => list.resolved(list.readSearch(address));

test('asks for what waits, the oldest first, unless the address says otherwise', () => {
  expect(resolvedOf({})).toMatchObject({ status: 'pending', sort: 'created_at' });
  expect(resolvedOf({ status: 'applied', mine: 'true', limit: 'withdrawal' })).toMatchObject({
    status: 'applied',
    mine: true,
    limit: 'withdrawal',
  });
});

test('asks for every state only where that is said', () => {
  expect(resolvedOf({ status: 'all' }).status).toBeUndefined();
  expect(resolvedOf({ status: 'nonsense', limit: 'rest' })).toMatchObject({
    status: 'pending',
  });
  expect(resolvedOf({ limit: 'rest' }).limit).toBeUndefined();
});
