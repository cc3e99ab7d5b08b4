import type { Schemas } from '@brokerdesk/sdk';
import Big from 'big.js';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';

/** Whole per cent of the pool that is taken, rounded down so that 100 means all. */
const shareTaken = ({ total, taken }: Pick<Schemas.ProductPool, 'total' | 'taken'>) =>
  new Big(total).lte(0) ? '0' : new Big(taken).times(100).div(total).toFixed(0, Big.roundDown);

/** How much of a pool is taken, of how much. */
export function PoolShare({ pool, currency }: { pool: Schemas.ProductPool; currency: string }) {
  const { t } = useTranslation('product');
  const { money, rate } = useMoney();
  const isMoney = pool.unit === 'money';
  const shown = (of: string) => (isMoney ? money(of, currency) : rate(of));
  return t('pool.share', {
    taken: shown(pool.taken),
    total: shown(pool.total),
    percent: shareTaken(pool),
  });
}
