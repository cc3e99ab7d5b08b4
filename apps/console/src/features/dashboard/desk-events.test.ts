import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { eventsByDay, ordersLink } from './desk-events.ts';

const event = (
  name: Schemas.DeskEventName,
  at: string,
  kind: Schemas.TradeKind | null = null,
): Schemas.DeskEvent => ({
  ...{ event: name, at, kind, market: null, timezone: null, orders: 0, totals: [] },
  product: { id: 'p1', kind: 'ipo', code: 'HRBR', name: '海湾物流' },
});
const day = {
  ...{ as_of: '2026-11-27T09:00:00Z', from: '2026-11-26T16:00:00Z', to: '2026-12-04T16:00:00Z' },
  timezone: 'Asia/Shanghai',
};

// @rule statistics: The desk day marks overdue orders, and groups the rest by its days
// @in features/dashboard/desk-events.ts
test('orders whose date has passed are overdue, and the rest is grouped by the days of the desk', () => {
  const late = event('settles', '2026-11-27T08:00:00Z', 'ipo');
  const opened = event('opens', '2026-11-27T01:00:00Z');
  const evening = event('lists', '2026-11-27T15:30:00Z');
  const night = event('payment_due', '2026-11-27T16:30:00Z', 'ipo');
  const { overdue, days } = eventsByDay({ ...day, events: [opened, late, evening, night] });
  expect(overdue).toEqual([late]);
  expect(days.map(({ events }) => events)).toEqual([[opened, evening], [night]]);
});

test('an event of orders leads to those orders, and to their queue if they have one', () => {
  const link = (name: Schemas.DeskEventName) => ordersLink(event(name, day.as_of, 'ipo'), 'ipo');
  expect(link('payment_due')).toEqual({
    to: '/trx/ipo',
    search: { product_id: 'p1', phase: 'payment_due', sort: 'pay_deadline' },
  });
  expect(link('settles').search).toMatchObject({ status: 'unsettled' });
  expect(link('confirms').search).toEqual({ product_id: 'p1', phase: 'confirming' });
});
