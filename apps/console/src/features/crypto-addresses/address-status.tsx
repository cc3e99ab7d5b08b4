import type { Schemas } from '@brokerdesk/sdk';
import { CircleCheck, CircleOff, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { StatusBadge, type StatusTone } from '#/kit/ui/status-badge.tsx';

const looks: Record<Schemas.CryptoAddressStatus, { tone: StatusTone; icon: LucideIcon }> = {
  pending: { tone: 'info', icon: Clock },
  enabled: { tone: 'success', icon: CircleCheck },
  disabled: { tone: 'neutral', icon: CircleOff },
  rejected: { tone: 'danger', icon: CircleX },
};

export function AddressStatus({ status }: { status: Schemas.CryptoAddressStatus }) {
  const { t } = useTranslation('crypto-address');
  return <StatusBadge {...looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}
