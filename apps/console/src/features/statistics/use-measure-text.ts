import type { Schemas } from '@brokerdesk/sdk';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { zeroIn } from '#/ui/money/currencies.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { isCount, type Measure, type Measured } from './measures.ts';

export function useMeasureText(currency: string) {
  const locale = useLocale();
  const { money } = useMoney();
  return (figures: Measured | undefined, measure: Measure): string => {
    if (isCount(measure)) return (figures?.[measure] ?? 0).toLocaleString(locale);
    return money(figures?.[measure] ?? zeroIn(currency), currency);
  };
}

/** Null if there is nothing more to say. */
export function useBaseText(currency: string, base: string) {
  const { t } = useTranslation('statistics');
  const { money } = useMoney();
  return (figures: Schemas.TradeFigures | undefined, measure: Measure): string | null => {
    if (isCount(measure) || currency === base || figures === undefined) return null;
    const amount = figures.base?.[measure];
    return amount === undefined ? t('noRate') : t('inBase', { amount: money(amount, base) });
  };
}
