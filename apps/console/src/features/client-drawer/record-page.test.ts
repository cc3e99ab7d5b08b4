import { expect, test } from 'vitest';
import { type RecordKind, recordPage } from './record-page.ts';

const page = (kind: RecordKind) => recordPage({ kind, id: 'one', order_no: 'X20261121-1230' });

test('a record is opened where the menu has its kind, with the rights of that page', () => {
  expect(page('deposit')).toMatchObject({ path: '/funds/deposit', search: { id: 'one' } });
  expect(page('bonus')?.path).toBe('/funds/compensation');
  expect(page('ipo')?.path).toBe('/trx/ipo');
  expect(page('loan')?.resources).toContain('loan');
  expect(page('kyc')?.path).toBe('/kyc');
  expect(page('amendment')?.path).toBe('/emergency');
});

test('an exchange, which has no page of its own, is found in the list of exchanges', () => {
  expect(page('exchange')).toEqual({
    path: '/funds/deposit',
    resources: ['client'],
    search: { view: 'exchange', q: 'X20261121-1230' },
  });
});
