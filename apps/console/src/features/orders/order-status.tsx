import {
  Banknote,
  CircleCheckBig,
  CircleDashed,
  Clock,
  HandCoins,
  Hourglass,
  Layers,
  type LucideIcon,
  Undo2,
} from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge, type StatusTone } from '#/ui/controls/status-badge.tsx';
import { ofKind } from './kind-labels.ts';
import { type OrderStatus, type OrderWithStatus, statusContext } from './order-kinds.ts';

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

export function OrderStatusBadge({ order }: { order: OrderWithStatus }) {
  const { t } = useTranslation('order');
  const { status } = order;
  return (
    <StatusBadge {...looks[status]}>
      {ofKind(t, statusContext(order))(`status.${status}`)}
    </StatusBadge>
  );
}
