import type { Schemas } from '@brokerdesk/sdk';
import { CircleCheckBig, HandCoins } from 'lucide-react';
import { ApprovedByMaker } from '#/business/risk.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { decisionLooks, StatusBadge, type StatusLook } from '#/ui/controls/status-badge.tsx';

const looks: Record<Schemas.OverdrawnStatus, StatusLook> = {
  ...decisionLooks,
  outstanding: { tone: 'info', icon: HandCoins },
  completed: { tone: 'neutral', icon: CircleCheckBig },
};

function LoanStatus({ status }: { status: Schemas.OverdrawnStatus }) {
  const { t } = useTranslation('loan');
  return <StatusBadge {...looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}

export const loanStatus = (record: Schemas.Overdrawn) => (
  <>
    <LoanStatus status={record.status} /> <ApprovedByMaker record={record} of="loan" />
  </>
);
