import { expect, test } from 'vitest';
import { list } from './proposal-list.ts';

const askedOf = (address: object) => list.asked(list.readSearch(address));

test('asks for what waits, the oldest first, unless the address says otherwise', () => {
  expect(askedOf({})).toMatchObject({ status: 'pending', sort: 'created_at' });
  expect(askedOf({ status: 'applied', mine: 'true', limit: 'withdrawal' })).toMatchObject({
    status: 'applied',
    mine: true,
    limit: 'withdrawal',
  });
});

test('asks for every state only where that is said', () => {
  expect(askedOf({ status: 'all' }).status).toBeUndefined();
  expect(askedOf({ status: 'nonsense', limit: 'rest' })).toMatchObject({
    status: 'pending',
  });
  expect(askedOf({ limit: 'rest' }).limit).toBeUndefined();
});
