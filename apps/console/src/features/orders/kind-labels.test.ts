import { expect, test } from 'vitest';
import { ledgerRecord } from './kind-labels.ts';

const won = {
  id: 'one',
  parent_id: null,
  funding_model: 'pay_on_win' as const,
  status: 'payment' as const,
  frozen: '0.00',
  paid: '0.00',
  payable: '180.00',
};

test('money that is frozen with the order has entries from the beginning', () => {
  expect(ledgerRecord({ ...won, funding_model: 'prefund', status: 'awaiting' })).toBe('one');
});

test('a sold part was charged with its holding, and has an entry of its own once it is paid out', () => {
  const part = { ...won, parent_id: 'holding', paid: '180.00' };
  expect(ledgerRecord({ ...part, status: 'sold' })).toBe('holding');
  expect(ledgerRecord({ ...part, status: 'completed' })).toBe('one');
});

test('an allotment has entries once a part of it was paid, also after it was released', () => {
  expect(ledgerRecord(won)).toBeNull();
  expect(ledgerRecord({ ...won, status: 'outstanding', paid: '60.00', frozen: '60.00' })).toBe(
    'one',
  );
  expect(ledgerRecord({ ...won, status: 'released' })).toBe('one');
  expect(ledgerRecord({ ...won, status: 'released', payable: '0.00' })).toBeNull();
});
