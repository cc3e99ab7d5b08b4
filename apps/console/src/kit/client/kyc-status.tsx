import type { Schemas } from '@brokerdesk/sdk';
import { BadgeCheck, CircleDashed, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { StatusBadge, type StatusTone } from '#/kit/ui/status-badge.tsx';

const looks: Record<Schemas.KycStatus, { tone: StatusTone; icon: LucideIcon }> = {
  unverified: { tone: 'neutral', icon: CircleDashed },
  pending: { tone: 'warning', icon: Clock },
  approved: { tone: 'success', icon: BadgeCheck },
  rejected: { tone: 'danger', icon: CircleX },
};

export function KycStatus({ status }: { status: Schemas.KycStatus }) {
  const { t } = useTranslation('client-profile');
  return <StatusBadge {...looks[status]}>{t(`kyc.${status}`)}</StatusBadge>;
}
