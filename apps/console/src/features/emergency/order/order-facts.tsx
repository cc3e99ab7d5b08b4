import type { Schemas } from '@brokerdesk/sdk';
import { ClientLink } from '#/business/client/client-link.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts } from '#/ui/controls/facts.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { priceDigits, tradeKindOf, useFieldText } from './order-fields.ts';

function orderPage({
  kind,
  id,
  client,
  facts,
}: Pick<Schemas.AmendableOrder, 'kind' | 'id' | 'client' | 'facts'>) {
  const search = { id, ...(client.fake && { fake: true }) };
  if (kind !== 'trade') return { to: `/funds/${kind}`, search };
  return { to: `/trx/${facts.find(({ name }) => name === 'kind')?.value ?? ''}`, search };
}

export function OrderFacts({ order }: { order: Schemas.AmendableOrder }) {
  const { t } = useTranslation('emergency');
  const { money } = useMoney();
  const { exact } = useTime();
  const field = useFieldText(order);
  const context = tradeKindOf(order) ?? '';
  const permitted = usePermittedPaths();
  const page = orderPage(order);
  const text = ({ name, type, value, currency }: Schemas.OrderFact) => {
    if (name === 'price') return money(value, order.currency, priceDigits(context));
    if (type === 'money') return money(value, currency ?? order.currency);
    if (type === 'time') return exact(value);
    if (type === 'word') return t(`word.${value as 'bank'}`, { defaultValue: value });
    return value;
  };
  return (
    <Facts
      facts={[
        {
          label: t('column.orderNo'),
          value: permitted.has(page.to) ? (
            <PageLink {...page}>{order.order_no}</PageLink>
          ) : (
            order.order_no
          ),
        },
        {
          label: t('order.status'),
          value: t(`orderStatus.${order.status as 'pending'}`, {
            defaultValue: order.status,
            context,
          }),
        },
        { label: t('column.client'), value: <ClientLink client={order.client} />, wide: true },
        ...order.facts.map((fact) => ({
          label: t(`fact.${fact.name as 'acc_no'}`, { defaultValue: fact.name, context }),
          value: text(fact),
        })),
        // A field that the order does not have yet is named in the form, with the reason.
        ...order.fields
          .filter(({ value, amendable }) => value !== null || amendable)
          .map(({ name, value }) => ({
            label: field.label(name),
            value: field.value(name, value, order.currency),
          })),
      ]}
    />
  );
}

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
