import type { Schemas } from '@brokerdesk/sdk';
import {
  Ban,
  CircleCheck,
  CircleOff,
  Clock,
  type LucideIcon,
  TrendingUp,
  Undo2,
} from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge, type StatusTone } from '#/ui/controls/status-badge.tsx';

const looks: Record<Schemas.ProductStatus, { tone: StatusTone; icon: LucideIcon }> = {
  available: { tone: 'info', icon: CircleCheck },
  listing: { tone: 'info', icon: Clock },
  listed: { tone: 'success', icon: TrendingUp },
  enabled: { tone: 'success', icon: CircleCheck },
  disabled: { tone: 'neutral', icon: CircleOff },
  closed: { tone: 'neutral', icon: Ban },
  withdrawn: { tone: 'neutral', icon: Undo2 },
};

export function ProductStatus({ status }: { status: Schemas.ProductStatus }) {
  const { t } = useTranslation('product');
  return <StatusBadge {...looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}
