import type { Schemas } from '@brokerdesk/sdk';
import {
  CircleCheck,
  CircleHelp,
  CircleOff,
  Clock,
  Copy,
  type LucideIcon,
  Split,
  TrendingDown,
  TrendingUp,
} from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge, type StatusTone } from '#/ui/controls/status-badge.tsx';
import type { Item } from './reconciliation-calls.ts';

const looks: Record<Schemas.DifferenceKind, { tone: StatusTone; icon: LucideIcon }> = {
  exact: { tone: 'success', icon: CircleCheck },
  split: { tone: 'success', icon: Split },
  over: { tone: 'warning', icon: TrendingUp },
  under: { tone: 'warning', icon: TrendingDown },
  duplicate: { tone: 'danger', icon: Copy },
  missing: { tone: 'danger', icon: CircleHelp },
  expected: { tone: 'pending', icon: Clock },
};

/** The kind of an open item, or the state of a settled one. */
export function DifferenceKind({ state, kind }: Pick<Item, 'state' | 'kind'>) {
  const { t } = useTranslation('reconciliation');
  if (kind !== null) return <StatusBadge {...looks[kind]}>{t(`kind.${kind}`)}</StatusBadge>;
  const icon = state === 'ignored' ? CircleOff : CircleCheck;
  const tone = state === 'ignored' ? 'neutral' : 'success';
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`state.${state}`)}
    </StatusBadge>
  );
}
