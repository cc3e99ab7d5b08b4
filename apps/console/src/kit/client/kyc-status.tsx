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

/** `named` says what it is the state of, where no heading does. */
export function KycStatus({
  status,
  named = false,
}: {
  status: Schemas.KycStatus;
  named?: boolean;
}) {
  const { t } = useTranslation('client-profile');
  const word = t(`kyc.${status}`);
  return (
    <StatusBadge {...looks[status]}>{named ? t('kycNamed', { state: word }) : word}</StatusBadge>
  );
}
