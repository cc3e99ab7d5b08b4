import type { Schemas } from '@brokerdesk/sdk';
import { type LucideIcon, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge, type StatusTone } from '#/ui/controls/status-badge.tsx';

type RiskLevel = Schemas.ClientRiskLevel;

const riskLooks: Record<Exclude<RiskLevel, 'standard'>, { tone: StatusTone; icon: LucideIcon }> = {
  low: { tone: 'success', icon: ShieldCheck },
  medium: { tone: 'warning', icon: ShieldAlert },
  high: { tone: 'danger', icon: ShieldAlert },
};

export function ClientRisk({ level = 'standard' }: { level: RiskLevel | undefined }) {
  const { t } = useTranslation('record');
  if (level === 'standard') return null;
  return <StatusBadge {...riskLooks[level]}>{t(`clientRisk.${level}`)}</StatusBadge>;
}
