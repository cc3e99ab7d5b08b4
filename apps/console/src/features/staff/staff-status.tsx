import type { Schemas } from '@brokerdesk/sdk';
import { CircleCheck, CircleOff, type LucideIcon, Mail } from 'lucide-react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { StatusBadge, type StatusTone } from '#/kit/ui/status-badge.tsx';

const looks: Record<Schemas.StaffState, { tone: StatusTone; icon: LucideIcon }> = {
  enabled: { tone: 'success', icon: CircleCheck },
  disabled: { tone: 'neutral', icon: CircleOff },
  invited: { tone: 'info', icon: Mail },
};

export function StaffStatus({ status }: { status: Schemas.StaffState }) {
  const { t } = useTranslation('staff');
  return <StatusBadge {...looks[status]}>{t(`state.${status}`)}</StatusBadge>;
}
