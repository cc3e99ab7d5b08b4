import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useFieldText } from '../order/use-field-text.ts';

type Values = Schemas.AmendedFields;

/** The figures that an amendment may change, the one that counts most first. */
const figures = ['amount', 'profit', 'sold_price', 'fee'] as const;

export function useAmendmentSubject(order: Schemas.AmendableOrder | undefined) {
  const { t } = useTranslation('emergency');
  const { label, value } = useFieldText(order);
  const currency = order?.currency;
  return (before: Values, after: Values): string => {
    const names = Object.keys(after);
    const figure = figures.find((name) => names.includes(name));
    if (figure === undefined || currency === undefined) return names.map(label).join(t('comma'));
    const moved = `${value(figure, before[figure], currency)} → ${value(figure, after[figure], currency)}`;
    return figure === 'amount' ? moved : `${label(figure)} ${moved}`;
  };
}
