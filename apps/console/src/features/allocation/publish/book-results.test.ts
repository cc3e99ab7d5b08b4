import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { bookResults } from './book-results.ts';

const line = (id: string, fake: boolean) =>
  // Only these fields count here.
  ({
    ...{ trx_id: id, applied: 500, price: '10', amount: '5000.00', frozen: '5000.00' },
    ...{ funding_model: 'prefund', client: { fake } },
  }) as Schemas.AllocationLine;

test('who gets, pays and is given back is counted for clients, and for robots apart', () => {
  const lines = [line('a', false), line('b', false), line('r', true)];
  const typed = new Map([
    ['a', '200'],
    ['r', '500'],
  ]);
  const { clients, robots } = bookResults(lines, typed);
  expect(clients).toEqual({
    ...{ orders: 2, winners: 1, released: 1 },
    ...{ charged: '2000.00', payable: '0.00', refunded: '8000.00' },
  });
  expect(robots).toMatchObject({ orders: 1, winners: 1, charged: '5000.00', refunded: '0.00' });
});
