import type { Schemas } from '@brokerdesk/sdk';
import { CircleCheck, CircleOff } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { decisionLooks, StatusBadge, type StatusLook } from '#/ui/controls/status-badge.tsx';

const looks: Record<Schemas.CryptoAddressStatus, StatusLook> = {
  ...decisionLooks,
  enabled: { tone: 'success', icon: CircleCheck },
  disabled: { tone: 'neutral', icon: CircleOff },
};

export function AddressStatus({ status }: { status: Schemas.CryptoAddressStatus }) {
  const { t } = useTranslation('crypto-address');
  return <StatusBadge {...looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}
