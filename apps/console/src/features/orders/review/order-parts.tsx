import type { Schemas } from '@brokerdesk/sdk';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { ofKind, useKindLabels } from '../kind-labels.ts';

export function OrderParts({ detail: { trade, parent, parts } }: { detail: Schemas.TradeDetail }) {
  const { t } = useKindLabels(['order-review', 'order'], trade.kind);
  const { amount, money } = useMoney();
  if (parent === null && parts.length === 0) return null;
  const line = (one: Schemas.TradePart) => (
    <li key={one.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-0.5">
      <PageLink
        to={`/trx/${trade.kind}`}
        search={{ id: one.id, ...(trade.client.fake && { fake: true }) }}
      >
        {one.order_no}
      </PageLink>
      <span>
        {t('parts.line', {
          quantity: amount(one.quantity),
          cost: money(one.paid, trade.currency),
          status: ofKind(t, trade.kind)(`order:status.${one.status}`),
        })}
      </span>
    </li>
  );
  return (
    <Section title={t(parent === null ? 'parts.sold' : 'parts.outOf')}>
      <ul>{parent === null ? parts.map(line) : line(parent)}</ul>
    </Section>
  );
}
