import type { Schemas } from '@brokerdesk/sdk';
import { BadgeCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { decisionLooks, type StatusLook } from '#/kit/ui/decision-looks.ts';
import { StatusBadge } from '#/kit/ui/status-badge.tsx';

const looks: Record<Schemas.KycStatus, StatusLook> = {
  ...decisionLooks,
  unverified: { tone: 'neutral', icon: CircleDashed },
  approved: { tone: 'success', icon: BadgeCheck },
};

export function KycStatus({ status }: { status: Schemas.KycStatus }) {
  const { t } = useTranslation('client-profile');
  return <StatusBadge {...looks[status]}>{t(`kyc.${status}`)}</StatusBadge>;
}
