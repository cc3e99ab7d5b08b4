import type { Schemas } from '@brokerdesk/sdk';
import { type OrderStatus, waitingForStaff } from './order-kinds.ts';

const matters: { readonly [Status in OrderStatus]?: readonly string[] } = {
  awaiting: [
    'client',
    'amount',
    'waited',
    'product',
    'dealing_day',
    'created_at',
    'applied_qty',
    'price',
  ],
  payment: ['client', 'outstanding', 'pay_deadline', 'waited', 'product', 'allotted_qty', 'paid'],
  outstanding: ['client', 'outstanding', 'pay_deadline', 'waited', 'product', 'paid'],
  holding: ['client', 'paid', 'product', 'settle_at', 'allotted_qty', 'price', 'next_bill_at'],
  sold: ['client', 'profit', 'settle_at', 'product', 'paid', 'fee'],
  unsettled: ['client', 'profit', 'settle_at', 'product', 'paid', 'fee'],
  completed: ['client', 'profit', 'paid', 'product', 'fee', 'settle_at'],
};

export const dueFirst = {
  sort: 'created_at',
  statuses: waitingForStaff,
  sortIn: {
    ...{ payment: 'pay_deadline', outstanding: 'pay_deadline' },
    ...{ sold: 'settle_at', unsettled: 'settle_at' },
  },
} as const;

/** Within how long what is due can be asked for. */
export const dueSpans = ['day', 'three_days', 'week'] as const;
export const phases = ['review', 'confirming', 'redeeming'] as const;
export const settledSpans = ['past', ...dueSpans] as const;

/** For each `status` the columns with what matters there behind the first: the same array each time. */
export function columnsByStatus<Column extends { id: string }>(all: readonly Column[]) {
  const arranged = new Map<string | undefined, readonly Column[]>();
  return ({ status }: { status?: string | undefined }): readonly Column[] => {
    const known = arranged.get(status);
    if (known !== undefined) return known;
    // Another status than these has no order of its own.
    const first = matters[status as OrderStatus] ?? [];
    const place = ({ id }: Column) => (first.includes(id) ? first.indexOf(id) : first.length);
    const [orderNo, ...others] = all;
    const sorted = others.toSorted((one, other) => place(one) - place(other));
    const columns = orderNo === undefined ? sorted : [orderNo, ...sorted];
    arranged.set(status, columns);
    return columns;
  };
}

const isUnpaid = ({ status }: Schemas.Trade) => status === 'payment' || status === 'outstanding';

/**
 * Since when the order has waited for its review, or for its payment; null if it waits for neither.
 */
export const waitsSince = (order: Schemas.Trade): string | null => {
  if (order.phase === 'confirming') return order.checked_at;
  if (order.status === 'awaiting') return order.created_at;
  return isUnpaid(order) ? order.checked_at : null;
};

export const appliedSum = (order: Schemas.Trade) =>
  isUnpaid(order) ? null : { amount: order.amount, currency: order.currency };

export const outstandingSum = (order: Schemas.Trade) =>
  isUnpaid(order) ? { amount: order.outstanding, currency: order.currency } : null;
