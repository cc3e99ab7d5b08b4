import type { Schemas } from '@brokerdesk/sdk';
import { CircleCheck, CircleDashed, FilePen, type LucideIcon } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge, type StatusTone } from '#/ui/controls/status-badge.tsx';

const looks: Record<Schemas.AllocationStatus, { tone: StatusTone; icon: LucideIcon }> = {
  none: { tone: 'neutral', icon: CircleDashed },
  draft: { tone: 'warning', icon: FilePen },
  published: { tone: 'success', icon: CircleCheck },
};

export function AllocationStatus({ status }: { status: Schemas.AllocationStatus }) {
  const { t } = useTranslation('allocation');
  return <StatusBadge {...looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}
