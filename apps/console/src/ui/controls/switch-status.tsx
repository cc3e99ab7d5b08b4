import type { Schemas } from '@brokerdesk/sdk';
import { CircleCheck, CircleOff } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge } from './status-badge.tsx';

/** Whether a record is switched on. */
export function SwitchStatus({ status }: { status: Schemas.SwitchStatus }) {
  const { t } = useTranslation('record');
  const isOn = status === 'enabled';
  return (
    <StatusBadge tone={isOn ? 'success' : 'neutral'} icon={isOn ? CircleCheck : CircleOff}>
      {t(`status.${status}`)}
    </StatusBadge>
  );
}
