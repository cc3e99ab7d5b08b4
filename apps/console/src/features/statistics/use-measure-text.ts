import type { Schemas } from '@brokerdesk/sdk';
import { useLocale } from '#/boot/i18n/use-locale.ts';
import { useMoney } from '#/kit/money/use-money.ts';
import { isCount, type Measure } from './measures.ts';

/** Writes a measure of some figures: a count, or an amount of the currency. */
export function useMeasureText(currency: string) {
  const locale = useLocale();
  const { money } = useMoney();
  return (figures: Schemas.TradeFigures | undefined, measure: Measure): string => {
    if (isCount(measure)) return (figures?.[measure] ?? 0).toLocaleString(locale);
    return money(figures?.[measure] ?? '0', currency);
  };
}
