import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { createBookResults } from './book-results.ts';

const line = (id: string, fake: boolean) =>
  // Only these fields count here.
  ({
    ...{ trx_id: id, applied: 500, price: '10', amount: '5000.00' },
    ...{ funding_model: 'prefund', client: { fake } },
  }) as Schemas.AllocationLine;

test('the results count allotments, payments and refunds of clients, and of robots apart', () => {
  const lines = [line('a', false), line('b', false), line('r', true)];
  const typed = new Map([
    ['a', '200'],
    ['r', '500'],
  ]);
  const resultsOf = createBookResults(lines);
  const { clients, robots } = resultsOf(typed);
  expect(clients).toEqual({
    ...{ orders: 2, winners: 1, released: 1 },
    ...{ charged: '2000.00', payable: '0.00', refunded: '8000.00' },
  });
  expect(robots).toMatchObject({ orders: 1, winners: 1, charged: '5000.00', refunded: '0.00' });
  expect(resultsOf(new Map([...typed, ['b', '100']])).clients.charged).toBe('3000.00');
});

test('sums keep the digits of the currency, also if it has none, or nothing is there', () => {
  const results = createBookResults([{ ...line('a', false), amount: '5000' }]);
  expect(results(new Map()).clients).toMatchObject({ charged: '0', refunded: '5000' });
  expect(createBookResults([])(new Map()).robots).toMatchObject({ orders: 0, charged: '0' });
});
