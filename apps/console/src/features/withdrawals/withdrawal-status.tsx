import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { decisionLooks } from '#/kit/ui/decision-looks.ts';
import { StatusBadge } from '#/kit/ui/status-badge.tsx';

export function WithdrawalStatus({ status }: { status: Schemas.WithdrawalStatus }) {
  const { t } = useTranslation('withdrawal');
  return <StatusBadge {...decisionLooks[status]}>{t(`status.${status}`)}</StatusBadge>;
}
