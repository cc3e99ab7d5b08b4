import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { quoteRequest } from './exchange-quote.ts';

const account = (id: string, available: string) =>
  ({ id, currency: 'USD', balance: available, available }) as Schemas.Account;

const from = account('usd', '100.00');
const to = account('hkd', '0.00');
const request = (amount: string, accounts = { from, to }) =>
  quoteRequest({ clientId: 'c', ...accounts, amount });

test('the quote is requested for exactly the amount that would be sent', () => {
  expect(request('40.5')).toEqual({ clientId: 'c', from: 'usd', to: 'hkd', amount: '40.5' });
  expect(request('40.')?.amount).toBe('40');
  expect(request('40.125')?.amount).toBe('40.13');
});

test('nothing is asked for what cannot be exchanged', () => {
  for (const amount of ['', '0', '0.00', '100.01']) expect(request(amount)).toBeNull();
  expect(request('1', { from, to: from })).toBeNull();
  expect(quoteRequest({ clientId: 'c', from: undefined, to, amount: '1' })).toBeNull();
});
