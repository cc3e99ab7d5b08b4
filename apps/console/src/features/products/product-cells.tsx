import type { Schemas } from '@brokerdesk/sdk';
import Big from 'big.js';
import {
  Ban,
  CircleCheck,
  CircleOff,
  Clock,
  FlaskConical,
  type LucideIcon,
  TrendingUp,
  Undo2,
} from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge, type StatusTone } from '#/ui/controls/status-badge.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { usePermissions } from '#/ui/permission.tsx';

/** Rounded down so that 100 means all. */
const shareUsed = ({ total, taken }: Pick<Schemas.ProductPool, 'total' | 'taken'>) =>
  new Big(total).lte(0) ? '0' : new Big(taken).times(100).div(total).toFixed(0, Big.roundDown);

export function usePoolText(): (pool: Schemas.ProductPool, currency: string) => string {
  const { t } = useTranslation('product');
  const { money, rate } = useMoney();
  return (pool, currency) => {
    const shown = (of: string) => (pool.unit === 'money' ? money(of, currency) : rate(of));
    return t('pool.share', {
      taken: shown(pool.taken),
      total: shown(pool.total),
      percent: shareUsed(pool),
    });
  };
}

export function PoolShare({ pool, currency }: { pool: Schemas.ProductPool; currency: string }) {
  return usePoolText()(pool, currency);
}

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

export function BetaMark() {
  const { t } = useTranslation('product');
  const { blockDealsBeta } = usePermissions().flags;
  if (!blockDealsBeta) return null;
  return (
    <p className="flex items-center gap-2 text-ink-muted max-md:text-xs">
      <StatusBadge tone="info" icon={FlaskConical}>
        {t('beta.mark')}
      </StatusBadge>
      {t('beta.about')}
    </p>
  );
}
