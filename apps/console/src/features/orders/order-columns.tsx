import type { Schemas } from '@brokerdesk/sdk';
import * as column from '#/business/list/columns.tsx';
import { ledgerRecord } from './kind-labels.ts';
import * as cell from './order-cells.tsx';
import * as status from './order-in-status.ts';
import { type OrderKind, orderKinds } from './order-kinds.ts';

type OrderColumn = column.ListColumn<Schemas.Trade, readonly ['order', 'record']>;

const money = (id: 'paid' | 'outstanding' | 'fee'): OrderColumn =>
  column.ledger(id, { record: ledgerRecord });

const waited: OrderColumn = {
  ...{ ...column.waited, tabs: status.waitingTabs },
  cell: (order) => status.waitsSince(order) && <column.Waited {...status.waitOf(order)} />,
};

const payment: OrderColumn[] = [
  { ...money('outstanding'), sum: status.outstandingSum },
  { ...column.time('pay_deadline'), cell: cell.dueAt('pay_deadline') },
];

const price: OrderColumn = { id: 'price', align: 'end', cell: cell.price };

/** Only offers are allotted; a limit-up or block order is filled. */
const pieces = (kind: OrderKind): readonly OrderColumn[] => [
  price,
  column.quantity('applied_qty'),
  column.quantity('allotted_qty', kind === 'ipo' ? {} : { as: 'filled' }),
];

const units: OrderColumn[] = [
  { id: 'dealing_day', cell: cell.dealingDay },
  { ...price, as: 'nav' },
  { ...column.quantity('allotted_qty', { as: 'units' }), cell: cell.units },
];

const subscription: readonly OrderColumn[] = [
  { id: 'plan', cell: ({ plan }) => plan && <cell.PlanPeriod plan={plan} /> },
  { id: 'auto_renew', cell: ({ plan }) => plan && <cell.Renewal plan={plan} /> },
  { id: 'next_bill_at', cell: cell.nextBill },
];

const sale = (kind: OrderKind): readonly OrderColumn[] => [
  { id: 'profit', align: 'end', cell: cell.profit },
  { ...money('fee'), inCards: false },
  {
    id: 'payout',
    align: 'end',
    inCards: false,
    cell: cell.payout,
    sum: status.payoutSum,
  },
  { ...column.time('settle_at', cell.settling(kind)), cell: cell.dueAt('settle_at') },
];

export function orderColumns(kind: OrderKind): readonly OrderColumn[] {
  const { pieces: hasPieces, saleBy, paidOnWinning } = orderKinds[kind];
  return [
    column.orderNo,
    column.client,
    { id: 'product', inCards: 'method', cell: cell.product },
    { ...column.amount(ledgerRecord), sum: status.appliedSum },
    { id: 'status', cell: (row) => <cell.OrderStatusBadge order={row} /> },
    column.createdAt,
    waited,
    column.risk,
    ...(hasPieces ? pieces(kind) : []),
    ...(kind === 'fund' ? units : []),
    ...(kind === 'subscribe' ? subscription : []),
    ...(paidOnWinning ? payment : []),
    { ...money('paid'), sum: status.paidSum },
    ...(saleBy === null ? [] : sale(kind)),
    ...column.staff,
    column.maker,
    ...column.checkers,
  ];
}
