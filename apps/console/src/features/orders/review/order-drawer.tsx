import { orderStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { ReviewDrawer } from '#/business/decision/review-drawer.tsx';
import type { OpenReview } from '#/business/list/open-record.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Section } from '#/ui/controls/section.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { orderQuery } from '../api/get-order.ts';
import type { OrderKind } from '../order-kinds.ts';
import { OrderStatusBadge } from '../order-status.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderEvidence } from './order-evidence.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderReview } from './order-review.tsx';
import { OrderTimeline } from './order-timeline.tsx';

export function OrderRecord({ detail }: { detail: Schemas.TradeDetail }) {
  const { t } = useTranslation('order-review');
  const { trade, history } = detail;
  const evidence = history.findLast((event) => event.evidence !== null)?.evidence ?? null;
  return (
    <>
      {evidence && (
        <Section title={t('evidence.title')}>
          <OrderEvidence trade={trade} file={evidence} />
        </Section>
      )}
      <Section title={t('facts')}>
        <OrderFacts trade={trade} confirmAt={detail.confirm_at} />
      </Section>
      <Section title={t('history')}>
        <OrderTimeline detail={detail} />
      </Section>
    </>
  );
}

type OrderDrawerProps = OpenReview<Schemas.Trade> & { kind: OrderKind };

/** The drawer of the orders of one kind, as its list takes it. */
export function orderDrawer(kind: OrderKind): ComponentType<OpenReview<Schemas.Trade>> {
  return (props) => <OrderDrawer {...props} kind={kind} />;
}

export function OrderDrawer({ kind, listed, ...open }: OrderDrawerProps) {
  const { t } = useTranslation(['order-review', 'menu']);
  const { money } = useMoney();
  const query = useQuery(orderQuery(useSdk(), kind, open.id));
  return (
    <ReviewDrawer
      {...open}
      auditedAs="trade"
      states={orderStates[kind]}
      record={query.data?.trade ?? listed}
      labels={{
        title: ({ order_no: orderNo }) => t('title', { kind: t(`kind.${kind}`), orderNo }),
        loading: t('loading'),
        failed: t('facts'),
      }}
      badge={(trade) => <OrderStatusBadge order={trade} />}
      head={(trade) => ({
        subject: money(trade.amount, trade.currency),
        client: trade.client,
        method: trade.product.name,
      })}
      query={query}
      aside={(detail) => <OrderRecord detail={detail} />}
      footer={(detail, decided) => <OrderActions key={open.id} detail={detail} {...decided} />}
    >
      {(detail) => <OrderReview detail={detail} />}
    </ReviewDrawer>
  );
}
