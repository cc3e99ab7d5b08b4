import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { decisionLooks, StatusBadge } from '#/ui/controls/status-badge.tsx';
import { creditStatuses } from './credit-list.ts';

/** The contract shares its states with loans; what is given has no others than these. */
export function CreditStatus({ status }: { status: Schemas.OverdrawnStatus }) {
  const { t } = useTranslation('compensation');
  const known = creditStatuses.find((name) => name === status) ?? 'approved';
  return <StatusBadge {...decisionLooks[known]}>{t(`status.${known}`)}</StatusBadge>;
}
