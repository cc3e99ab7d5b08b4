import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { proposedProfit, proposedSales } from './confirm-sales.tsx';

const changes = [{ field: 'profit', before: null, after: '12,000.00 USD' }];
const order = (id: string, status: Schemas.TradeStatus, waiting: object | null) =>
  // Nothing else of an order is looked at.
  ({
    id,
    kind: 'stock',
    status,
    decision: { second_person: { waiting } },
  }) as unknown as Schemas.Trade;

// @rule trade-records: Proposed sales are confirmed in bulk by a second person
test('a sale that another user has proposed can be confirmed, with its profit', () => {
  const sales = proposedSales([
    order('other', 'holding', { id: 'p1', mine: false, changes }),
    order('own', 'holding', { id: 'p2', mine: true, changes }),
    order('none', 'holding', null),
    // An order that waits is decided, not sold.
    order('awaiting', 'awaiting', { id: 'p3', mine: false, changes: [] }),
  ]);
  expect(sales.map((sale) => [sale.order.id, proposedProfit(sale)])).toEqual([
    ['other', '12,000.00 USD'],
  ]);
});
