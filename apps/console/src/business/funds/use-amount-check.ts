import { useTranslation } from '#/core/i18n/use-translation.ts';
import { amountFault } from './amount-fault.ts';

/** Checks a typed amount of a currency: the sentence to show, or null if it is one. */
export function useAmountCheck(currency: string): (typed: string) => string | null {
  const { t } = useTranslation('funds');
  return (typed) => {
    const fault = amountFault(typed, currency);
    return fault && t(fault, { currency });
  };
}
