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

export function KycStatus({ status, named }: { status: Schemas.KycStatus; named?: Named }) {
  const { t } = useTranslation('client-profile');
  return (
    <StatusBadge {...looks[status]}>
      <BadgeSubject named={named}>{t('subject.kyc')}</BadgeSubject>
      {t(`kyc.${status}`)}
    </StatusBadge>
  );
}

export const kycReasonCodes = [
  'document_unreadable',
  'document_expired',
  'name_differs',
  'id_no_differs',
  'birth_date_differs',
  'address_unproven',
  'duplicate',
  'suspicious',
  'other',
] as const satisfies readonly Schemas.KycAuditRequest['reason_code'][];

export type KycReason = (typeof kycReasonCodes)[number];

/** Null if it is a text, or has a code without a label here. */
export function reasonsInNote(note: string): string[] | null {
  const codes = note.split(',');
  return codes.every((one) => kycReasonCodes.some((code) => code === one)) ? codes : null;
}
