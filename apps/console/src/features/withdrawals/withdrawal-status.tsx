import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { decisionLooks, StatusBadge } from '#/ui/controls/status-badge.tsx';

export function WithdrawalStatus({ status }: { status: Schemas.WithdrawalStatus }) {
  const { t } = useTranslation('withdrawal');
  return <StatusBadge {...decisionLooks[status]}>{t(`status.${status}`)}</StatusBadge>;
}
