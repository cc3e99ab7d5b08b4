import type { Schemas } from '@brokerdesk/sdk';
import * as column from '#/kit/list/columns.tsx';
import type { ListColumn } from '#/kit/list/list-column.ts';
import { Clipped } from '#/kit/ui/clipped.tsx';
import { ledgerRecord } from './ledger-record.ts';
import { type OrderKind, orderKinds } from './order-kinds.ts';
import { OrderStatusBadge } from './order-status.tsx';
import { PlanPeriod } from './plan-period.tsx';
import { Profit } from './profit.tsx';

type Row = Schemas.Trade;
type OrderColumn = ListColumn<Row, readonly ['order']>;

/** Money of an order with the way to its ledger entries, once anything of it was moved. */
const money = (id: 'paid' | 'outstanding' | 'fee'): OrderColumn =>
  column.ledger(id, { record: ledgerRecord });

const product: OrderColumn = {
  id: 'product',
  cell: ({ product: of }) => (
    <Clipped>
      {of.name} <span className="text-ink-muted">{of.code}</span>
    </Clipped>
  ),
};

/** What waits says for how long. */
const createdAt: OrderColumn = {
  id: 'created_at',
  descendingFirst: true,
  cell: (row, { t, dateTime, ago }) =>
    row.status === 'awaiting'
      ? t('order:waited', { at: dateTime(row.created_at), ago: ago(row.created_at, new Date()) })
      : dateTime(row.created_at),
};

const pieces: readonly OrderColumn[] = [
  { id: 'price', align: 'end', cell: (row, { rate }) => row.price && rate(row.price) },
  {
    id: 'applied_qty',
    align: 'end',
    cell: (row, { amount }) => row.applied_qty && amount(row.applied_qty),
  },
  {
    id: 'allotted_qty',
    align: 'end',
    cell: (row, { amount }) => row.allotted_qty && amount(row.allotted_qty),
  },
];

const units: readonly OrderColumn[] = [
  { id: 'price', as: 'nav', align: 'end', cell: (row, { rate }) => row.price && rate(row.price) },
  {
    id: 'allotted_qty',
    as: 'units',
    align: 'end',
    cell: (row, { amount }) => row.allotted_qty && amount(row.allotted_qty),
  },
];

const payment: readonly OrderColumn[] = [money('outstanding'), column.time('pay_deadline')];

const subscription: readonly OrderColumn[] = [
  { id: 'plan', cell: ({ plan }) => plan && <PlanPeriod plan={plan} /> },
  {
    id: 'auto_renew',
    cell: ({ plan }, { t }) => plan && t(plan.auto_renew ? 'order:renews' : 'order:endsWithPeriod'),
  },
  {
    id: 'next_bill_at',
    cell: ({ plan, status: state }, { dateTime }) =>
      state === 'holding' && plan?.next_bill_at && dateTime(plan.next_bill_at),
  },
];

const sale: readonly OrderColumn[] = [
  {
    id: 'profit',
    align: 'end',
    cell: (row, format) =>
      row.profit && <Profit amount={row.profit} shown={format.money(row.profit, row.currency)} />,
  },
  { ...money('fee'), inCards: false },
  column.time('settle_at', { inCards: false }),
];

/** The columns of one kind: what its orders do not have is no column of theirs. */
export function orderColumns(kind: OrderKind): readonly OrderColumn[] {
  const { pieces: hasPieces, saleBy, paidOnWinning } = orderKinds[kind];
  return [
    column.orderNo,
    column.client,
    product,
    column.amount(ledgerRecord),
    { id: 'status', cell: (row) => <OrderStatusBadge status={row.status} /> },
    createdAt,
    ...(hasPieces ? pieces : []),
    ...(kind === 'fund' ? units : []),
    ...(kind === 'subscribe' ? subscription : []),
    ...(paidOnWinning ? payment : []),
    money('paid'),
    ...(saleBy === null ? [] : sale),
    ...column.staff,
    column.maker,
    ...column.checkers,
  ];
}
