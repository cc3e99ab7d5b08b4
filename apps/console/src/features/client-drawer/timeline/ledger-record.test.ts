import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { ledgerRecord } from './event-labels.ts';

type Event = Schemas.ClientEvent;

const record = { type: 'trade', id: 'x', order_no: null } as const;

const isLinked = (kind: Event['kind'], event: Event['event'], more: Partial<Event> = {}) =>
  ledgerRecord({ kind, event, record, trade_kind: null, amount: '1.00', ...more }) === 'x';

test('money of the timeline leads to lines from the moment it has moved, and not before', () => {
  expect(isLinked('deposit', 'created')).toBe(false);
  expect(isLinked('deposit', 'approved')).toBe(true);
  expect(isLinked('deposit', 'rejected')).toBe(false);
  expect(isLinked('deposit', 'rolled_back')).toBe(true);
  expect(isLinked('withdrawal', 'created')).toBe(true);
  expect(isLinked('withdrawal', 'rejected')).toBe(true);
  expect(isLinked('loan', 'created')).toBe(false);
  expect(isLinked('loan', 'repaid')).toBe(true);
  expect(isLinked('compensation', 'rejected')).toBe(false);
  expect(isLinked('compensation', 'approved')).toBe(true);
  expect(isLinked('exchange', 'done')).toBe(true);
  expect(isLinked('note', 'added')).toBe(false);
  expect(isLinked('deposit', 'approved', { record: null })).toBe(false);
});

test('an order freezes money when it is booked, but one for new shares perhaps only once it is paid', () => {
  expect(isLinked('trade', 'booked', { trade_kind: 'fund' })).toBe(true);
  const ipo = { trade_kind: 'ipo' } as const;
  expect(isLinked('trade', 'booked', ipo)).toBe(false);
  expect(isLinked('trade', 'approved', ipo)).toBe(false);
  expect(isLinked('trade', 'paid', ipo)).toBe(true);
  expect(isLinked('trade', 'completed', ipo)).toBe(true);
  expect(isLinked('trade', 'unfilled', ipo)).toBe(true);
  expect(isLinked('trade', 'unfilled', { ...ipo, amount: '0.00' })).toBe(false);
});
