import type { Schemas } from '@brokerdesk/sdk';
import { CircleCheck, CircleX, Clock, type LucideIcon, Undo2 } from 'lucide-react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { StatusBadge, type StatusTone } from '#/kit/ui/status-badge.tsx';

const looks: Record<Schemas.DepositStatus, { tone: StatusTone; icon: LucideIcon }> = {
  pending: { tone: 'info', icon: Clock },
  approved: { tone: 'success', icon: CircleCheck },
  rejected: { tone: 'danger', icon: CircleX },
  rolled_back: { tone: 'neutral', icon: Undo2 },
};

export function DepositStatus({ status }: { status: Schemas.DepositStatus }) {
  const { t } = useTranslation('deposit');
  return <StatusBadge {...looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}
