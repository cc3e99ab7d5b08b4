import type { Schemas } from '@brokerdesk/sdk';
import {
  Banknote,
  CircleCheckBig,
  CircleDashed,
  Clock,
  HandCoins,
  Hourglass,
  Layers,
  type LucideIcon,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Clipped } from '#/ui/controls/clipped.tsx';
import { StatusBadge, type StatusTone } from '#/ui/controls/status-badge.tsx';
import { Profit } from '#/ui/figures/profit.tsx';
import type { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { ofKind } from './kind-labels.ts';
import { overdueSince, payoutOf } from './order-in-status.ts';
import {
  inRow,
  type OrderKind,
  type OrderStatus,
  type OrderWithStatus,
  orderKinds,
  priceDigits,
  statusContext,
} from './order-kinds.ts';

const looks: Record<OrderStatus, { tone: StatusTone; icon: LucideIcon }> = {
  awaiting: { tone: 'pending', icon: Clock },
  payment: { tone: 'pending', icon: HandCoins },
  outstanding: { tone: 'info', icon: CircleDashed },
  holding: { tone: 'success', icon: Layers },
  sold: { tone: 'info', icon: Banknote },
  unsettled: { tone: 'info', icon: Hourglass },
  completed: { tone: 'neutral', icon: CircleCheckBig },
  released: { tone: 'neutral', icon: Undo2 },
};

const phaseLook = { tone: 'pending', icon: Hourglass } as const;

export function OrderStatusBadge({ order }: { order: OrderWithStatus }) {
  const { t } = useTranslation('order');
  const { status, phase } = order;
  if (phase === 'matured' || phase === 'confirming' || phase === 'redeeming') {
    return <StatusBadge {...phaseLook}>{t(`phase.${phase}`)}</StatusBadge>;
  }
  return (
    <StatusBadge {...looks[status]}>
      {ofKind(t, statusContext(order))(`status.${status}`)}
    </StatusBadge>
  );
}

function DueTime({ order, at }: { order: Schemas.Trade; at: 'pay_deadline' | 'settle_at' }) {
  const { t } = useTranslation('order');
  const { dateTime } = useTime();
  const due = order[at];
  if (due === null) return null;
  if (overdueSince(order) !== due) return dateTime(due);
  return (
    <span className="text-danger-text" title={t('overdue')}>
      <TriangleAlert aria-hidden="true" className="mr-1 inline size-3" />
      <span className="sr-only">{t('overdue')} </span>
      {dateTime(due)}
    </span>
  );
}

export const dueAt = (at: 'pay_deadline' | 'settle_at') => (order: Schemas.Trade) =>
  order[at] && <DueTime order={order} at={at} />;

export const settling = (kind: OrderKind) =>
  orderKinds[kind].saleBy === 'profit' ? { as: 'endsOrSettles' } : {};

type Money = Pick<ReturnType<typeof useMoney>, 'money' | 'amount'>;

export const price = (row: Schemas.Trade, { money }: Money) =>
  row.price && money(row.price, row.currency, priceDigits(row.kind));

export const units = (
  { allotted_qty: held, redeem_qty: part }: Schemas.Trade,
  { amount }: Money,
) => {
  const all = held && amount(inRow(held));
  return part === null ? all : `${amount(inRow(part))} / ${all}`;
};

export const dealingDay = ({ phase, dealing_day: bought, redeem_day: redeemed }: Schemas.Trade) =>
  phase === 'redeeming' ? redeemed : bought;

export const nextBill = (
  { plan, status }: Schemas.Trade,
  { dateTime }: Pick<ReturnType<typeof useTime>, 'dateTime'>,
) => status === 'holding' && plan?.next_bill_at && dateTime(plan.next_bill_at);

export const profit = ({ profit: made, currency }: Schemas.Trade) =>
  made && <Profit amount={made} currency={currency} />;

export const payout = (order: Schemas.Trade, { money }: Money) =>
  order.profit && money(payoutOf(order), order.currency);

export function Renewal({ plan }: { plan: Schemas.Plan }) {
  return useTranslation('order').t(plan.auto_renew ? 'renews' : 'endsWithPeriod');
}

const periods = ['day', 'week', 'month', 'quarter', 'year'] as const;

export function PlanPeriod({ plan: { name, period } }: { plan: Schemas.Plan }) {
  const { t } = useTranslation('order');
  // A product may have its own text for the period.
  const known = periods.find((one) => one === period);
  return (
    <>
      {name} <span className="text-ink-muted">{known ? t(`period.${known}`) : period}</span>
    </>
  );
}

export const product = ({ product: { name, code } }: Schemas.Trade) => (
  <Clipped>
    {name} <span className="text-ink-muted">{code}</span>
  </Clipped>
);
