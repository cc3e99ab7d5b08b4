import { useTranslation } from '#/core/i18n/use-translation.ts';
import { isPositive } from '#/ui/arithmetic/arithmetic.ts';
import { isWholeOnly } from '#/ui/money/currencies.ts';

export function amountFault(
  typed: string,
  currency: string,
): 'amountPositive' | 'wholeOnly' | null {
  if (!isPositive(typed)) return 'amountPositive';
  return isWholeOnly(currency) && /\.\d*[1-9]/.test(typed) ? 'wholeOnly' : null;
}

export function useAmountCheck(currency: string): (typed: string) => string | null {
  const { t } = useTranslation('funds');
  return (typed) => {
    const fault = amountFault(typed, currency);
    return fault && t(fault, { currency });
  };
}
