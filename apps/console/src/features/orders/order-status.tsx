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
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { StatusBadge, type StatusTone } from '#/kit/ui/status-badge.tsx';
import type { OrderStatus } from './order-kinds.ts';

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

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('order');
  return <StatusBadge {...looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}
