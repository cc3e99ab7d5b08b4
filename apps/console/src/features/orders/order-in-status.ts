import type { Schemas } from '@brokerdesk/sdk';
import { minus, plus, zeroLike } from '#/ui/arithmetic/arithmetic.ts';
import {
  type OrderKind,
  type OrderQueue,
  type OrderStatus,
  orderQueues,
  waitingForStaff,
} from './order-kinds.ts';

const unpaid = ['client', 'outstanding', 'pay_deadline', 'waited', 'risk', 'product', 'paid'];
const dealing = ['client', 'amount', 'waited', 'risk', 'product', 'dealing_day', 'created_at'];

const matters: { readonly [Status in OrderStatus | OrderQueue]?: readonly string[] } = {
  awaiting: ['client', 'amount', 'waited', 'risk', 'product', 'created_at', 'applied_qty', 'price'],
  review: dealing,
  confirming: dealing,
  redeeming: ['client', 'allotted_qty', 'dealing_day', 'paid', 'product', 'created_at'],
  payment_due: [...unpaid, 'status'],
  payment: [...unpaid, 'allotted_qty'],
  outstanding: unpaid,
  matured: ['client', 'paid', 'settle_at', 'product', 'created_at'],
  holding: ['client', 'paid', 'product', 'settle_at', 'allotted_qty', 'price', 'next_bill_at'],
  sold: ['client', 'profit', 'settle_at', 'payout', 'product', 'paid', 'fee'],
  unsettled: ['client', 'profit', 'settle_at', 'payout', 'product', 'paid', 'fee'],
  completed: ['client', 'profit', 'payout', 'paid', 'product', 'fee', 'settle_at'],
};

export const dueFirst = {
  by: ['phase', 'status'],
  sort: 'created_at',
  statuses: [...waitingForStaff, 'review', 'confirming', 'redeeming', 'payment_due', 'matured'],
  sortIn: {
    ...{ payment_due: 'pay_deadline', payment: 'pay_deadline', outstanding: 'pay_deadline' },
    ...{ matured: 'settle_at', sold: 'settle_at', unsettled: 'settle_at' },
  },
} as const;

const before = {
  ...{ review: 'awaiting', confirming: 'awaiting', payment_due: 'payment' },
  ...{ matured: 'holding', redeeming: 'sold' },
} as const satisfies Record<OrderQueue, OrderStatus>;

export function phasesOf(kind: OrderKind) {
  const queues: Record<string, OrderQueue[]> = {};
  for (const queue of orderQueues(kind)) {
    queues[before[queue]] = [...(queues[before[queue]] ?? []), queue];
  }
  return {
    part: 'phase',
    queues,
    instead: ['payment', 'outstanding', ...(kind === 'fund' ? ['awaiting'] : [])],
  };
}

/** Undefined for orders to review. */
export function queueInTab({ phase, status }: Readonly<Record<string, unknown>>) {
  if (status === 'unsettled') return 'awaiting_settlement';
  return (['payment_due', 'matured'] as const).find((one) => one === phase);
}

const stepOf = { payment_due: 'pay', awaiting_settlement: 'complete', matured: 'sell' } as const;

export function mayStep({ phase, steps }: Schemas.Trade): boolean {
  const due = (['payment_due', 'awaiting_settlement', 'matured'] as const).find(
    (one) => one === phase,
  );
  return due !== undefined && steps.includes(stepOf[due]);
}

export const dueSpans = ['day', 'three_days', 'week'] as const;
export const settledSpans = ['past', ...dueSpans] as const;

/** Returns the same array each time. */
export function columnsByStatus<Column extends { id: string }>(all: readonly Column[]) {
  const arranged = new Map<string | undefined, readonly Column[]>();
  return (search: { phase?: string | undefined; status?: string | undefined }) => {
    const shown = search.phase ?? search.status;
    const known = arranged.get(shown);
    if (known !== undefined) return known;
    // Another state than these has no order of its own.
    const first = matters[shown as OrderStatus] ?? [];
    const rank = ({ id }: Column) => (first.includes(id) ? first.indexOf(id) : first.length);
    const [orderNo, ...others] = all;
    const sorted = others.toSorted((one, other) => rank(one) - rank(other));
    const columns = orderNo === undefined ? sorted : [orderNo, ...sorted];
    arranged.set(shown, columns);
    return columns;
  };
}

const moved: { readonly [Step in OrderStatus | OrderQueue]?: string } = {
  ...{ payment_due: 'outstanding', payment: 'outstanding', outstanding: 'outstanding' },
  ...{ holding: 'cost', matured: 'cost', redeeming: 'cost' },
  ...{ sold: 'payout', unsettled: 'payout' },
};

/** The server sums the amounts that their next step moves. */
export function movedLabel(search: {
  phase?: OrderQueue | undefined;
  status?: OrderStatus | undefined;
  whole?: boolean | undefined;
}): string | undefined {
  const step = search.phase ?? search.status;
  const label = step && !search.whole ? moved[step] : undefined;
  return label && `totals.${label}`;
}

const isUnpaid = ({ status }: Schemas.Trade) => status === 'payment' || status === 'outstanding';

/** Null if it waits for neither review nor payment. */
export const waitsSince = (order: Schemas.Trade): string | null => {
  if (order.phase === 'confirming') return order.checked_at;
  if (order.status === 'awaiting') return order.created_at;
  return isUnpaid(order) ? order.checked_at : null;
};

export const waitingTabs = [
  ...(['all', 'awaiting', 'review', 'confirming'] as const),
  ...(['payment_due', 'payment', 'outstanding'] as const),
];

/** Targets are of the review: later steps wait since another moment. */
export const waitOf = (order: Schemas.Trade) => ({
  since: waitsSince(order) ?? '',
  judged: waitsSince(order) === order.created_at,
});

export const appliedSum = (order: Schemas.Trade) =>
  order.status === 'awaiting' ? { amount: order.amount, currency: order.currency } : null;

export const paidSum = (order: Schemas.Trade) =>
  order.status === 'holding' ? { amount: order.paid, currency: order.currency } : null;

/** Cost and result, less the fee. A subscription is spent. */
export function payoutOf({
  kind,
  paid,
  profit,
  fee,
}: Pick<Schemas.Trade, 'kind' | 'paid' | 'profit' | 'fee'>): string {
  return kind === 'subscribe' || profit === null ? zeroLike(paid) : minus(plus(paid, profit), fee);
}

export const payoutSum = (order: Schemas.Trade) =>
  order.status === 'sold' || order.status === 'unsettled'
    ? { amount: payoutOf(order), currency: order.currency }
    : null;

/** Null while none has passed. */
export function overdueSince(order: Schemas.Trade, now = new Date()): string | null {
  const due = isUnpaid(order) ? order.pay_deadline : order.settle_at;
  const waits =
    isUnpaid(order) || order.phase === 'matured' || order.phase === 'awaiting_settlement';
  return waits && due !== null && Date.parse(due) <= now.getTime() ? due : null;
}

export const outstandingSum = (order: Schemas.Trade) =>
  isUnpaid(order) ? { amount: order.outstanding, currency: order.currency } : null;
