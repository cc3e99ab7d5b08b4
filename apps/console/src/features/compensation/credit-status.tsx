import type { Schemas } from '@brokerdesk/sdk';
import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { StatusBadge, type StatusTone } from '#/kit/ui/status-badge.tsx';
import { creditStatuses } from './credit-list.ts';

const looks: Record<(typeof creditStatuses)[number], { tone: StatusTone; icon: LucideIcon }> = {
  pending: { tone: 'info', icon: Clock },
  approved: { tone: 'success', icon: CircleCheck },
  rejected: { tone: 'danger', icon: CircleX },
};

/** The contract shares its states with loans; what is given has no others than these. */
export function CreditStatus({ status }: { status: Schemas.OverdrawnStatus }) {
  const { t } = useTranslation('compensation');
  const known = creditStatuses.find((name) => name === status) ?? 'approved';
  return <StatusBadge {...looks[known]}>{t(`status.${known}`)}</StatusBadge>;
}
