import type { Schemas } from '@brokerdesk/sdk';
import { CircleAlert, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge, type StatusTone } from '#/ui/controls/status-badge.tsx';

export type Risky = { risk: Schemas.RiskLevel; risk_reasons: Schemas.RiskReason[] };

export type MaybeRisky = { [Key in keyof Risky]?: Risky[Key] };

export const riskLevels = ['none', 'look', 'stop'] as const satisfies readonly Schemas.RiskLevel[];

export function bulkAnswer({ risk, risk_reasons: reasons = [] }: MaybeRisky) {
  if (risk === undefined) return {};
  return { bulk: true, acknowledged_reasons: reasons.map(({ code }) => code) };
}

const looks: Record<Exclude<Schemas.RiskLevel, 'none'>, { tone: StatusTone; icon: LucideIcon }> = {
  look: { tone: 'warning', icon: TriangleAlert },
  stop: { tone: 'danger', icon: CircleAlert },
};

export function RiskMark({ risk, risk_reasons: reasons }: Risky) {
  const { t } = useTranslation(['kit', 'record']);
  if (risk === 'none') return null;
  return (
    <span title={reasons.map(({ code }) => t(`record:riskReason.${code}`)).join(t('risk.comma'))}>
      <StatusBadge {...looks[risk]}>{t(`record:risk.${risk}`)}</StatusBadge>
    </span>
  );
}

type Decided = {
  status: string;
  maker: Schemas.Person | null;
  checker: Schemas.Person | null;
};

export const isApprovedByMaker = ({ status, maker, checker }: Decided): boolean =>
  maker !== null && maker.id === checker?.id && status !== 'rejected';

export function ApprovedByMaker({
  record,
  of,
}: {
  record: Decided;
  of: 'deposit' | 'loan' | 'compensation';
}) {
  const { t } = useTranslation(of);
  if (!isApprovedByMaker(record)) return null;
  return (
    <StatusBadge tone="warning" icon={TriangleAlert}>
      {t('flag.maker')}
    </StatusBadge>
  );
}
