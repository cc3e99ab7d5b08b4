import type { Schemas } from '@brokerdesk/sdk';
import { CircleCheck, CircleOff } from 'lucide-react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { decisionLooks, type StatusLook } from '#/kit/ui/decision-looks.ts';
import { StatusBadge } from '#/kit/ui/status-badge.tsx';

const looks: Record<Schemas.CryptoAddressStatus, StatusLook> = {
  ...decisionLooks,
  enabled: { tone: 'success', icon: CircleCheck },
  disabled: { tone: 'neutral', icon: CircleOff },
};

export function AddressStatus({ status }: { status: Schemas.CryptoAddressStatus }) {
  const { t } = useTranslation('crypto-address');
  return <StatusBadge {...looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}
