import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { ledgerRecord } from './event-labels.ts';

type Event = Schemas.ClientEvent;

const record = { type: 'trade', id: 'x', order_no: null } as const;

const leads = (kind: Event['kind'], event: Event['event'], more: Partial<Event> = {}) =>
  ledgerRecord({ kind, event, record, trade_kind: null, amount: '1.00', ...more }) === 'x';

test('money of the timeline leads to lines from the moment it has moved, and not before', () => {
  expect(leads('deposit', 'created')).toBe(false);
  expect(leads('deposit', 'approved')).toBe(true);
  expect(leads('deposit', 'rejected')).toBe(false);
  expect(leads('deposit', 'rolled_back')).toBe(true);
  expect(leads('withdrawal', 'created')).toBe(true);
  expect(leads('withdrawal', 'rejected')).toBe(true);
  expect(leads('loan', 'created')).toBe(false);
  expect(leads('loan', 'repaid')).toBe(true);
  expect(leads('compensation', 'rejected')).toBe(false);
  expect(leads('compensation', 'approved')).toBe(true);
  expect(leads('exchange', 'done')).toBe(true);
  expect(leads('note', 'added')).toBe(false);
  expect(leads('deposit', 'approved', { record: null })).toBe(false);
});

test('an order freezes money when it is booked, but one for new shares perhaps only once it is paid', () => {
  expect(leads('trade', 'booked', { trade_kind: 'fund' })).toBe(true);
  const ipo = { trade_kind: 'ipo' } as const;
  expect(leads('trade', 'booked', ipo)).toBe(false);
  expect(leads('trade', 'approved', ipo)).toBe(false);
  expect(leads('trade', 'paid', ipo)).toBe(true);
  expect(leads('trade', 'completed', ipo)).toBe(true);
  expect(leads('trade', 'unfilled', ipo)).toBe(true);
  expect(leads('trade', 'unfilled', { ...ipo, amount: '0.00' })).toBe(false);
});
