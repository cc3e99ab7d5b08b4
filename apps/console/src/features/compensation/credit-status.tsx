import type { Schemas } from '@brokerdesk/sdk';
import { ApprovedByMaker } from '#/business/risk.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { decisionLooks, StatusBadge } from '#/ui/controls/status-badge.tsx';
import { creditStatuses } from './credit-list.ts';

/** The contract shares its states with loans; what is given has no others than these. */
function CreditStatus({ status }: { status: Schemas.OverdrawnStatus }) {
  const { t } = useTranslation('compensation');
  const known = creditStatuses.find((name) => name === status) ?? 'approved';
  return <StatusBadge {...decisionLooks[known]}>{t(`status.${known}`)}</StatusBadge>;
}

export const creditStatus = (record: Schemas.Overdrawn) => (
  <>
    <CreditStatus status={record.status} /> <ApprovedByMaker record={record} of="compensation" />
  </>
);
