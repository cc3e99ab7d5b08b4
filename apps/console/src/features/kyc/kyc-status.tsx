import type { Schemas } from '@brokerdesk/sdk';
import { BadgeCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { decisionLooks, StatusBadge, type StatusLook } from '#/ui/controls/status-badge.tsx';

const looks: Record<Schemas.KycStatus, StatusLook> = {
  ...decisionLooks,
  approved: { tone: 'success', icon: BadgeCheck },
  unverified: { tone: 'neutral', icon: CircleDashed },
};

export function KycStatus({ status }: { status: Schemas.KycStatus }) {
  const { t } = useTranslation('kyc');
  return <StatusBadge {...looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}
