import { type MenuEntry, menuTree } from '@brokerdesk/policy';
import { describe, expect, it } from 'vitest';
import { pageRoutes } from '#/app/pages/page-routes.ts';
import { orderColumns } from './order-columns.tsx';
import {
  inRow,
  orderKindNames,
  orderKinds,
  orderResource,
  orderStatuses,
  priceDigits,
  statusContext,
} from './order-kinds.ts';
import { lists } from './order-lists.ts';
import { toSale } from './steps/sale-draft.ts';

const tree: readonly MenuEntry[] = menuTree;
const entries = tree.flatMap(({ children = [] }) => children);

describe.each(orderKindNames)('orders of the kind %s', (kind) => {
  it('have the page that the menu leads to, with its right', () => {
    const route = pageRoutes.find((one) => one.file === 'order' && one.kind === kind);
    const entry = entries.find(({ path }) => path === route?.path);
    expect(route?.name).toBe(orderKinds[kind].menu);
    expect(entry).toMatchObject({
      name: route?.name,
      meta: { resource: orderKinds[kind].resource },
    });
    expect(orderResource(kind)).toContain('trx');
  });

  it('show the oldest first while they wait for staff, unless another sort order is chosen', () => {
    const list = lists[kind];
    expect(list.readSearch({}).sort).toBe('-created_at');
    expect(list.readSearch({ status: 'awaiting' }).sort).toBe('created_at');
    expect(list.readSearch({ status: 'completed' }).sort).toBe('-created_at');
    expect(list.readSearch({ status: 'awaiting', sort: '-amount' }).sort).toBe('-amount');
  });

  it('are filtered by the states that they can be in, and by no other', () => {
    const list = lists[kind];
    for (const status of orderStatuses(kind))
      expect(list.readSearch({ status }).status).toBe(status);
    const paid = kind === 'ipo' ? 'payment' : undefined;
    expect(list.readSearch({ status: 'payment' }).status).toBe(paid);
  });

  it('have columns of what they have', () => {
    const columns = new Set(orderColumns(kind).map(({ id }) => id));
    expect(columns.has('applied_qty')).toBe(orderKinds[kind].pieces);
    expect(columns.has('profit')).toBe(orderKinds[kind].saleBy !== null);
    expect(columns.has('pay_deadline')).toBe(kind === 'ipo');
    expect(columns.has('next_bill_at')).toBe(kind === 'subscribe');
  });

  it('are sold by a price or by a profit, never by both', () => {
    const draft = { quantity: '', price: '1.5', profit: '2.00', remark: ' ', evidence: null };
    const held = { version: 3, allotted_qty: '1000' };
    const request = toSale(kind, draft, null, held);
    expect(request).not.toHaveProperty('quantity');
    expect(toSale(kind, { ...draft, quantity: '1000' }, null, held)).toEqual(request);
    expect(toSale(kind, { ...draft, quantity: '4' }, null, held)).toMatchObject({ quantity: 4 });
    const { saleBy } = orderKinds[kind];
    expect('price' in request).toBe(saleBy === 'price');
    expect('profit' in request).toBe(saleBy !== 'price');
    expect(request).toMatchObject({ to: 'sold', remark: null, version: 3 });
  });
});

it.each([
  ['ipo', 'released', '0', 'unallotted'],
  ['block', 'released', null, 'unallotted'],
  ['ipo', 'released', '100', 'ipo'],
  ['stock', 'released', '0', 'stock'],
  ['subscribe', 'holding', null, 'subscribe'],
] as const)(
  'an order of the kind %s in the state %s with %s allotted is labelled as %s',
  (kind, status, allotted_qty, context) => {
    expect(statusContext({ kind, status, allotted_qty })).toBe(context);
  },
);

it('a row shows four digits of units, not rounded, and fewer as they came', () => {
  expect(['416.66666666', '88.0999', '12'].map(inRow)).toEqual(['416.6666', '88.0999', '12']);
});

it('a price has the four digits of a fund’s value, or those of its currency', () => {
  expect([priceDigits('fund'), priceDigits('stock')]).toEqual([4, undefined]);
});
