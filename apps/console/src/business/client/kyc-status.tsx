import type { Schemas } from '@brokerdesk/sdk';
import { BadgeCheck, Circle } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import {
  BadgeSubject,
  decisionLooks,
  type Named,
  StatusBadge,
  type StatusLook,
} from '#/ui/controls/status-badge.tsx';

const looks: Record<Schemas.KycStatus, StatusLook> = {
  ...decisionLooks,
  unverified: { tone: 'neutral', icon: Circle },
  approved: { tone: 'success', icon: BadgeCheck },
};

/** The state of a client's identity check; `named` says so in the badge, if no heading does. */
export function KycStatus({ status, named }: { status: Schemas.KycStatus; named?: Named }) {
  const { t } = useTranslation('client-profile');
  return (
    <StatusBadge {...looks[status]}>
      <BadgeSubject named={named}>{t('subject.kyc')}</BadgeSubject>
      {t(`kyc.${status}`)}
    </StatusBadge>
  );
}
