import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from './use-money.ts';

export function BaseTotal({
  base: { currency, amount, rates, unrated },
  totals,
}: {
  base: Schemas.BaseTotal;
  totals: readonly { currency: string }[];
}) {
  const { t } = useTranslation('totals');
  const { money } = useMoney();
  // Alone, the base currency has said it already.
  if (totals.every((one) => one.currency === currency)) return null;
  return (
    <>
      <span className="whitespace-nowrap tabular-nums">
        <span className="mr-1.5 text-xs text-ink-muted">
          {t(rates === 'booked' ? 'base.booked' : 'base.current')}
        </span>
        <span className="font-semibold">{money(amount, currency)}</span>
      </span>
      {unrated > 0 && (
        <span className="whitespace-nowrap text-xs text-warning-text">
          {t('unrated', { count: unrated })}
        </span>
      )}
    </>
  );
}
