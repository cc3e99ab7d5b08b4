import type { Schemas } from '@brokerdesk/sdk';
import type { ListColumn } from '#/business/list/columns.tsx';
import * as column from '#/business/list/columns.tsx';
import { ledgerRecord } from './kind-labels.ts';
import { DueTime, OrderedProduct, OrderStatusBadge, PlanPeriod, Profit } from './order-cells.tsx';
import { appliedSum, outstandingSum, paidSum, waitsSince } from './order-in-status.ts';
import { inRow, type OrderKind, orderKinds, priceDigits } from './order-kinds.ts';

type OrderColumn = ListColumn<Schemas.Trade, readonly ['order', 'record']>;

/** Money of an order with the way to its ledger entries, once anything of it was moved. */
const money = (id: 'paid' | 'outstanding' | 'fee'): OrderColumn =>
  column.ledger(id, { record: ledgerRecord });

const waited: OrderColumn = {
  ...column.waited,
  cell: (order) => waitsSince(order) && <column.Waited since={waitsSince(order) ?? ''} />,
};

const payment: OrderColumn[] = [
  { ...money('outstanding'), sum: outstandingSum },
  { ...column.time('pay_deadline'), cell: (order) => <DueTime order={order} at="pay_deadline" /> },
];

const price: OrderColumn = {
  id: 'price',
  align: 'end',
  cell: (row, { money }) => row.price && money(row.price, row.currency, priceDigits(row.kind)),
};

const pieces = [price, column.quantity('applied_qty'), column.quantity('allotted_qty')];

const units: OrderColumn[] = [
  {
    id: 'dealing_day',
    cell: ({ phase, dealing_day: bought, redeem_day: redeemed }) =>
      phase === 'redeeming' ? redeemed : bought,
  },
  { ...price, as: 'nav' },
  {
    ...column.quantity('allotted_qty', { as: 'units' }),
    cell: ({ allotted_qty: units }, { amount }) => units && amount(inRow(units)),
  },
];

const subscription: readonly OrderColumn[] = [
  { id: 'plan', cell: ({ plan }) => plan && <PlanPeriod plan={plan} /> },
  {
    id: 'auto_renew',
    cell: ({ plan }, { t }) => plan && t(plan.auto_renew ? 'order:renews' : 'order:endsWithPeriod'),
  },
  {
    id: 'next_bill_at',
    cell: ({ plan, status }, { dateTime }) =>
      status === 'holding' && plan?.next_bill_at && dateTime(plan.next_bill_at),
  },
];

const sale = (kind: OrderKind): readonly OrderColumn[] => [
  {
    id: 'profit',
    align: 'end',
    cell: ({ profit, currency }) => profit && <Profit amount={profit} currency={currency} />,
  },
  { ...money('fee'), inCards: false },
  {
    ...column.time(
      'settle_at',
      orderKinds[kind].saleBy === 'profit' ? { as: 'endsOrSettles' } : {},
    ),
    cell: (order) => <DueTime order={order} at="settle_at" />,
  },
];

/** The columns of one kind: what its orders do not have is no column of theirs. */
export function orderColumns(kind: OrderKind): readonly OrderColumn[] {
  const { pieces: hasPieces, saleBy, paidOnWinning } = orderKinds[kind];
  return [
    column.orderNo,
    column.client,
    { id: 'product', inCards: 'method', cell: (row) => <OrderedProduct product={row.product} /> },
    { ...column.amount(ledgerRecord), sum: appliedSum },
    { id: 'status', cell: (row) => <OrderStatusBadge order={row} /> },
    column.createdAt,
    waited,
    column.risk,
    ...(hasPieces ? pieces : []),
    ...(kind === 'fund' ? units : []),
    ...(kind === 'subscribe' ? subscription : []),
    ...(paidOnWinning ? payment : []),
    { ...money('paid'), sum: paidSum },
    ...(saleBy === null ? [] : sale(kind)),
    ...column.staff,
    column.maker,
    ...column.checkers,
  ];
}
