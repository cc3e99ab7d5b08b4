import type { Schemas } from '@brokerdesk/sdk';
import { CircleAlert, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge, type StatusTone } from '#/ui/controls/status-badge.tsx';
import type { Risky } from './risky.ts';

const looks: Record<Exclude<Schemas.RiskLevel, 'none'>, { tone: StatusTone; icon: LucideIcon }> = {
  look: { tone: 'warning', icon: TriangleAlert },
  stop: { tone: 'danger', icon: CircleAlert },
};

/**
 * How risky a record is, as an icon and a word, with the reasons as its tooltip; nothing if it is not.
 */
export function RiskMark({ risk, risk_reasons: reasons }: Risky) {
  const { t } = useTranslation(['kit', 'record']);
  if (risk === 'none') return null;
  return (
    <span title={reasons.map(({ code }) => t(`record:riskReason.${code}`)).join(t('risk.comma'))}>
      <StatusBadge {...looks[risk]}>{t(`record:risk.${risk}`)}</StatusBadge>
    </span>
  );
}
