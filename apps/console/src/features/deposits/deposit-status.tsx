import type { Schemas } from '@brokerdesk/sdk';
import { ApprovedByMaker, isApprovedByMaker, RiskMark } from '#/business/risk.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { decisionLooks, StatusBadge } from '#/ui/controls/status-badge.tsx';

export function DepositStatus({ status }: { status: Schemas.DepositStatus }) {
  const { t } = useTranslation('deposit');
  return <StatusBadge {...decisionLooks[status]}>{t(`status.${status}`)}</StatusBadge>;
}

export const depositMarks = (deposit: Schemas.Deposit) =>
  (deposit.risk !== 'none' || isApprovedByMaker(deposit)) && (
    <>
      <RiskMark {...deposit} /> <ApprovedByMaker record={deposit} of="deposit" />
    </>
  );
