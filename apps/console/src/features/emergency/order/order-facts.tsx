import type { Schemas } from '@brokerdesk/sdk';
import { ClientLink } from '#/business/client/client-link.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts } from '#/ui/controls/facts.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { usePermittedPaths } from '#/ui/page/permitted-paths.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { priceDigits, tradeKindOf } from './order-fields.ts';
import { useFieldText } from './use-field-text.ts';

/** The page that shows an order, with the order open. */
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
        ...order.fields.map(({ name, value }) => ({
          label: field.label(name),
          value: field.value(name, value, order.currency),
        })),
      ]}
    />
  );
}
