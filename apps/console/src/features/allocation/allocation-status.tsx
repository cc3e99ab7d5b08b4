import type { Schemas } from '@brokerdesk/sdk';
import { CircleCheck, CircleDashed, FilePen, type LucideIcon } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge, type StatusTone } from '#/ui/controls/status-badge.tsx';

const looks: Record<Schemas.AllocationStatus, { tone: StatusTone; icon: LucideIcon }> = {
  none: { tone: 'neutral', icon: CircleDashed },
  draft: { tone: 'warning', icon: FilePen },
  published: { tone: 'success', icon: CircleCheck },
};

/** `waiting` is the number of orders to be allotted, if it is known: without any there is nothing to start. */
export function AllocationStatus({
  status,
  waiting,
}: {
  status: Schemas.AllocationStatus;
  waiting?: number | undefined;
}) {
  const { t } = useTranslation('allocation');
  if (status === 'none' && waiting === 0) {
    return <span className="text-ink-muted">{t('status.noOrders')}</span>;
  }
  return <StatusBadge {...looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}
