import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { useFieldText } from '../order/use-field-text.ts';

type Values = Schemas.AmendedFields;

/** What an amendment is about, on one line: the amount before and after, or else the fields that it changes. */
export function useAmendmentSubject() {
  const { t } = useTranslation('emergency');
  const { label, value } = useFieldText();
  return (before: Values, after: Values, currency: string | undefined): string => {
    const names = Object.keys(after);
    if (!names.includes('amount') || currency === undefined)
      return names.map(label).join(t('comma'));
    return `${value('amount', before['amount'], currency)} → ${value('amount', after['amount'], currency)}`;
  };
}
