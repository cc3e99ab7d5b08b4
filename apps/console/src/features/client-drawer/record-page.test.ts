import { expect, test } from 'vitest';
import { type RecordKind, recordPage } from './record-page.ts';

const page = (kind: RecordKind) => recordPage({ kind, id: 'one', order_no: 'X20261121-1230' });

// @rule clients: A statement entry links to its record, if the user may see it
test('a record is opened if the menu has its kind, with the rights of that page', () => {
  expect(page('deposit')).toMatchObject({ path: '/funds/deposit', search: { id: 'one' } });
  expect(page('bonus')?.path).toBe('/funds/compensation');
  expect(page('ipo')?.path).toBe('/trx/ipo');
  expect(page('loan')?.resources).toContain('loan');
  expect(page('kyc')?.path).toBe('/kyc');
  expect(page('amendment')?.path).toBe('/emergency');
});

test('an exchange, which is over when it begins, is found in the list of exchanges', () => {
  expect(page('exchange')).toEqual({
    path: '/funds/exchange',
    resources: ['client'],
    search: { q: 'X20261121-1230' },
  });
});
