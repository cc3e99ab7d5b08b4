import { useMemo } from 'react';
import { useLocale } from '#/core/i18n/use-locale.ts';
import { formatAmount, formatMoney, formatRate } from './format-money.ts';

/** Money as the user's language writes it. */
export function useMoney() {
  const locale = useLocale();
  return useMemo(
    () => ({
      amount: (amount: string, least?: number) => formatAmount(amount, locale, least),
      money: (amount: string, currency: string, least?: number) =>
        formatMoney(amount, currency, locale, least),
      rate: (rate: string) => formatRate(rate, locale),
    }),
    [locale],
  );
}
