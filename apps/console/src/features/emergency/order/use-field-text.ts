import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { type FieldName, isMoney, priceDigits, tradeKindOf } from './order-fields.ts';

/** Names the fields of an order, and writes their values in the order's currency. */
export function useFieldText(order: Schemas.AmendableOrder | undefined) {
  const { t } = useTranslation('emergency');
  const { money } = useMoney();
  const kind = tradeKindOf(order);
  const context = kind ?? '';
  return {
    // A field that is newer than this console is called as the server calls it.
    label: (name: string) => t(`field.${name as FieldName}`, { defaultValue: name, context }),
    value: (name: string, value: string | null | undefined, currency: string) => {
      if (value == null || value === '') return t('none');
      if (name === 'sold_price') return money(value, currency, priceDigits(kind));
      return isMoney(name) ? money(value, currency) : value;
    },
  };
}
