import type { Schemas } from '@brokerdesk/sdk';
import { CircleCheckBig, HandCoins } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { decisionLooks, StatusBadge, type StatusLook } from '#/ui/controls/status-badge.tsx';

const looks: Record<Schemas.OverdrawnStatus, StatusLook> = {
  ...decisionLooks,
  outstanding: { tone: 'info', icon: HandCoins },
  completed: { tone: 'neutral', icon: CircleCheckBig },
};

export function LoanStatus({ status }: { status: Schemas.OverdrawnStatus }) {
  const { t } = useTranslation('loan');
  return <StatusBadge {...looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}
