import { useMemo } from 'react';
import { useLocale } from '#/boot/i18n/use-locale.ts';
import { formatAmount, formatMoney, formatRate } from './format-money.ts';

/** Money as the person's language writes it. */
export function useMoney() {
  const locale = useLocale();
  return useMemo(
    () => ({
      amount: (amount: string) => formatAmount(amount, locale),
      money: (amount: string, currency: string) => formatMoney(amount, currency, locale),
      rate: (rate: string) => formatRate(rate, locale),
    }),
    [locale],
  );
}
