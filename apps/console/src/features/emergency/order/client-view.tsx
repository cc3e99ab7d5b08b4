import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useFieldText } from './use-field-text.ts';

/** The order as its client will see it: the values as they will be, and in its history what they were, and why. */
export function ClientView({
  order,
  after,
  reason,
}: {
  order: Schemas.AmendableOrder;
  after: Readonly<Record<string, string | null>>;
  reason: string;
}) {
  const { t } = useTranslation('emergency');
  const { label, value } = useFieldText(order);
  const fields = order.fields.map((field) =>
    Object.hasOwn(after, field.name) ? { ...field, value: after[field.name] ?? null } : field,
  );
  const changes = order.fields.filter(({ name }) => Object.hasOwn(after, name));
  return (
    <figure className="rounded-md border border-line bg-sunken p-3">
      <figcaption className="mb-2 text-xs text-ink-muted">{t('clientView.about')}</figcaption>
      <p className="font-medium">{order.order_no}</p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {fields
          .filter((field) => field.value !== null || Object.hasOwn(after, field.name))
          .map(({ name, value: shown }) => (
            <div key={name} className="contents">
              <dt className="text-ink-muted">{label(name)}</dt>
              <dd className="text-right wrap-anywhere">{value(name, shown, order.currency)}</dd>
            </div>
          ))}
      </dl>
      <ul className="mt-2 border-t border-line pt-2 text-xs text-ink-muted">
        {changes.map(({ name, value: was }) => (
          <li key={name}>
            {t('clientView.change', {
              field: label(name),
              before: value(name, was, order.currency),
              after: value(name, after[name], order.currency),
            })}
          </li>
        ))}
        {reason.trim() !== '' && <li>{t('clientView.reason', { reason })}</li>}
      </ul>
    </figure>
  );
}
