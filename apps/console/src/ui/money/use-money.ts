import { useMemo } from 'react';
import { useLocale } from '#/core/i18n/language.ts';
import { isWholeOnly } from './currencies.ts';

export const breakable = (money: string) => money.replaceAll('\u00a0', ' ');

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`;
  const kept = formats.get(key);
  if (kept) return kept;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, format);
  return format;
}

const decimal = /^-?\d+(?:\.(\d+))?$/;

/**
 * Keeps exactly the digits it came with, at least `least` behind the point: nothing is rounded here. Text that is no
 * decimal comes back as it is.
 */
export function formatAmount(amount: string, locale: string, least = 0): string {
  const match = decimal.exec(amount);
  if (!match) return amount;
  const digits = Math.max(match[1]?.length ?? 0, least);
  // Intl reads a decimal string exactly; the type only knows literals of that form, and the
  // expression above has just proved that this is one.
  return formatOf(locale, digits).format(amount as `${number}`);
}

/** Such as `1,234.50 USD`: codes like USDT have no symbol of their own. */
export function formatMoney(
  amount: string,
  currency: string,
  locale: string,
  least = isWholeOnly(currency) ? 0 : 2,
): string {
  return `${formatAmount(amount, locale, least)}\u00a0${currency}`;
}

/** Makes `7.1423` of `7.1423000000`. */
export function formatRate(rate: string, locale: string): string {
  return formatAmount(rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate, locale);
}

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
