import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { type FieldName, isMoney, isPieces, isTime } from './order/order-fields.ts';

/** The changes of an amendment on one line. */
export function ChangedFields({ amendment }: { amendment: Schemas.Amendment }) {
  const { t } = useTranslation('emergency');
  const { amount, money } = useMoney();
  const { dateTime } = useTime();
  const { before, after, currency } = amendment;
  const shown = (name: string, value: string | null | undefined) =>
    value == null
      ? t('none')
      : isTime(name)
        ? dateTime(value)
        : isMoney(name)
          ? money(value, currency)
          : isPieces(name)
            ? amount(value)
            : value;
  const text = Object.entries(after)
    .map(([name, value]) =>
      t('changes.line', {
        field: t(`field.${name as FieldName}`, { defaultValue: name }),
        before: shown(name, before[name]),
        after: shown(name, value),
      }),
    )
    .join(t('comma'));
  return <span className="inline-block max-w-96 truncate align-middle">{text}</span>;
}
