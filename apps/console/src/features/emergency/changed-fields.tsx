import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useFieldText } from './order/order-fields.ts';

export function ChangedFields({ amendment }: { amendment: Schemas.Amendment }) {
  const { t } = useTranslation('emergency');
  const { label, value } = useFieldText(undefined);
  const { before, after, currency } = amendment;
  const text = Object.keys(after)
    .map((name) =>
      t('changes.line', {
        field: label(name),
        before: value(name, before[name], currency),
        after: value(name, after[name], currency),
      }),
    )
    .join(t('comma'));
  return <span className="inline-block max-w-96 truncate align-middle">{text}</span>;
}
