import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { FieldName } from './order/order-fields.ts';

/** What an amendment changes, on one line of a list. */
export function ChangedFields({ amendment }: { amendment: Schemas.Amendment }) {
  const { t } = useTranslation('emergency');
  const { before, after } = amendment;
  const text = Object.entries(after)
    .map(([name, value]) =>
      t('changes.line', {
        field: t(`field.${name as FieldName}`, { defaultValue: name }),
        before: before[name] ?? t('none'),
        after: value ?? t('none'),
      }),
    )
    .join(t('comma'));
  return <span className="inline-block max-w-96 truncate align-middle">{text}</span>;
}
