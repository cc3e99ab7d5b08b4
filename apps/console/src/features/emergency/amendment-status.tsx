import type { Schemas } from '@brokerdesk/sdk';
import { CircleCheck, CircleX, Clock, type LucideIcon, Undo2 } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge, type StatusTone } from '#/ui/controls/status-badge.tsx';

const looks: Record<Schemas.AmendmentStatus, { tone: StatusTone; icon: LucideIcon }> = {
  pending: { tone: 'pending', icon: Clock },
  applied: { tone: 'success', icon: CircleCheck },
  rejected: { tone: 'danger', icon: CircleX },
  withdrawn: { tone: 'neutral', icon: Undo2 },
};

export function AmendmentStatus({ status }: { status: Schemas.AmendmentStatus }) {
  const { t } = useTranslation('emergency');
  return <StatusBadge {...looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}
