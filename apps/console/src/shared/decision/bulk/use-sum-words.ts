import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { sumsOf } from '#/shared/money/sums.ts';
import { useMoney } from '#/shared/money/use-money.ts';

/** Amounts added up by currency, in words, with how many there are of each. */
export function useSumWords() {
  const { t } = useTranslation('decision');
  const { money } = useMoney();
  return (amounts: readonly { amount: string; currency: string }[]) =>
    sumsOf(amounts)
      .map(({ amount, currency, count }) =>
        t('bulk.sum', { amount: money(amount, currency), count }),
      )
      .join(t('bulk.comma'));
}
