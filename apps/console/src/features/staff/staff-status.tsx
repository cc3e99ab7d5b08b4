import type { Schemas } from '@brokerdesk/sdk';
import { CircleCheck, CircleOff, Clock, type LucideIcon, Mail } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge, type StatusTone } from '#/ui/controls/status-badge.tsx';

const looks: Record<Schemas.StaffState, { tone: StatusTone; icon: LucideIcon }> = {
  enabled: { tone: 'success', icon: CircleCheck },
  disabled: { tone: 'neutral', icon: CircleOff },
  invited: { tone: 'pending', icon: Mail },
};

export function StaffStatus({
  status,
  waiting = [],
}: {
  status: Schemas.StaffState;
  waiting?: readonly unknown[];
}) {
  const { t } = useTranslation('staff');
  return (
    <span className="inline-flex gap-1 max-md:flex-wrap">
      <StatusBadge {...looks[status]}>{t(`state.${status}`)}</StatusBadge>
      {waiting.length > 0 && (
        <StatusBadge tone="warning" icon={Clock}>
          {t('waiting', { count: waiting.length })}
        </StatusBadge>
      )}
    </span>
  );
}
