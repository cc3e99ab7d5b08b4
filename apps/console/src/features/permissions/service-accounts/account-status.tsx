import type { Schemas } from '@brokerdesk/sdk';
import { CircleCheck, CircleOff, Clock } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge } from '#/ui/controls/status-badge.tsx';

export function AccountStatus({ account }: { account: Schemas.ServiceAccount }) {
  const { t } = useTranslation('service-account');
  const { status, may_collect: mayCollect } = account;
  if (mayCollect) {
    return (
      <StatusBadge tone="warning" icon={Clock}>
        {t('toCollect')}
      </StatusBadge>
    );
  }
  const isActive = status === 'active';
  return (
    <StatusBadge tone={isActive ? 'success' : 'neutral'} icon={isActive ? CircleCheck : CircleOff}>
      {t(`status.${status}`)}
    </StatusBadge>
  );
}
