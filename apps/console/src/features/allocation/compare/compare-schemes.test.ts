import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { compareSchemes, isSame } from './compare-schemes.ts';

const line = (id: string, client: string, fake = false) =>
  // Only these fields count here.
  ({
    ...{ trx_id: id, applied: 500, price: '10', amount: '5000.00' },
    ...{ funding_model: 'prefund', client: { id: client, fake } },
  }) as Schemas.AllocationLine;

// @rule trade-records: Two schemes are compared client by client, robots left out of the totals
test('two schemes are compared by client and in total, without robots in the totals', () => {
  const lines = [line('a', 'one'), line('b', 'one'), line('c', 'two'), line('r', 'robot', true)];
  const given = (entries: Record<string, string>) => new Map(Object.entries(entries));
  const { clients, totals } = compareSchemes(lines, [
    given({ a: '200', b: '100', c: '300', r: '500' }),
    given({ a: '500', c: '300' }),
  ]);
  expect(clients.map(({ applied, sides }) => [applied, ...sides.map((s) => s.allotted)])).toEqual([
    ...[
      [1000, 300, 500],
      [500, 300, 300],
      [500, 500, 0],
    ],
  ]);
  expect(clients[0]?.sides[0]).toMatchObject({ charged: '3000.00', refunded: '7000.00' });
  expect(clients.map(isSame)).toEqual([false, true, false]);
  expect(totals).toMatchObject([
    { allotted: 600, winners: 3, charged: '6000.00', refunded: '9000.00' },
    { allotted: 800, winners: 2, charged: '8000.00', refunded: '7000.00' },
  ]);
});
