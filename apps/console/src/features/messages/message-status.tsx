import type { Schemas } from '@brokerdesk/sdk';
import { Clock, type LucideIcon, Send, Undo2 } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge, type StatusTone } from '#/ui/controls/status-badge.tsx';

const looks: Record<Schemas.MessageStatus, { tone: StatusTone; icon: LucideIcon }> = {
  scheduled: { tone: 'pending', icon: Clock },
  sent: { tone: 'success', icon: Send },
  recalled: { tone: 'neutral', icon: Undo2 },
};

export function MessageStatus({ status }: { status: Schemas.MessageStatus }) {
  const { t } = useTranslation('message');
  return <StatusBadge {...looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}
