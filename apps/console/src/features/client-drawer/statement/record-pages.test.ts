import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { pageOfRecord } from './record-pages.ts';

const page = (kind: Schemas.LedgerRecordKind) =>
  pageOfRecord({ kind, id: 'one', order_no: 'X20261121-1230' });

test('a record that moves money is opened where the menu has its kind, with the rights of that page', () => {
  expect(page('deposit')).toMatchObject({ path: '/funds/deposit', search: { id: 'one' } });
  expect(page('bonus')?.path).toBe('/funds/compensation');
  expect(page('ipo')?.path).toBe('/trx/ipo');
  expect(page('loan')?.resources).toContain('loan');
});

test('an exchange, which has no page of its own, is found in the list of exchanges', () => {
  expect(page('exchange')).toEqual({
    path: '/funds/deposit',
    resources: ['client'],
    search: { view: 'exchange', q: 'X20261121-1230' },
  });
});
