import type { Schemas } from '@brokerdesk/sdk';
import { TriangleAlert } from 'lucide-react';
import { RiskMark } from '#/business/risk.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { decisionLooks, StatusBadge } from '#/ui/controls/status-badge.tsx';

export function DepositStatus({ status }: { status: Schemas.DepositStatus }) {
  const { t } = useTranslation('deposit');
  return <StatusBadge {...decisionLooks[status]}>{t(`status.${status}`)}</StatusBadge>;
}

type Decided = Pick<Schemas.Deposit, 'status' | 'maker' | 'checker'>;

/** Whether the staff member who recorded the deposit is the one who approved it. */
export const isApprovedByMaker = ({ status, maker, checker }: Decided): boolean =>
  maker !== null && maker.id === checker?.id && (status === 'approved' || status === 'rolled_back');

/** Marks a deposit that its own maker approved, as small amounts allow. */
export function ApprovedByMaker({ deposit }: { deposit: Decided }) {
  const { t } = useTranslation('deposit');
  if (!isApprovedByMaker(deposit)) return null;
  return (
    <StatusBadge tone="warning" icon={TriangleAlert}>
      {t('flag.maker')}
    </StatusBadge>
  );
}

/** The risk of a deposit and whether its maker approved it; null without either. */
export const depositMarks = (deposit: Schemas.Deposit) =>
  (deposit.risk !== 'none' || isApprovedByMaker(deposit)) && (
    <>
      <RiskMark {...deposit} /> <ApprovedByMaker deposit={deposit} />
    </>
  );
