import type { Schemas } from '@brokerdesk/sdk';
import {
  CircleCheck,
  CircleCheckBig,
  CircleX,
  Clock,
  HandCoins,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { StatusBadge, type StatusTone } from '#/kit/ui/status-badge.tsx';

const looks: Record<Schemas.OverdrawnStatus, { tone: StatusTone; icon: LucideIcon }> = {
  pending: { tone: 'info', icon: Clock },
  approved: { tone: 'success', icon: CircleCheck },
  outstanding: { tone: 'info', icon: HandCoins },
  completed: { tone: 'neutral', icon: CircleCheckBig },
  rejected: { tone: 'danger', icon: CircleX },
};

export function LoanStatus({ status }: { status: Schemas.OverdrawnStatus }) {
  const { t } = useTranslation('loan');
  return <StatusBadge {...looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}
