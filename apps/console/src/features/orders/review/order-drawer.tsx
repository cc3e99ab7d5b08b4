import { orderStates } from '@brokerdesk/machines/records';
import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { DecideWaiting } from '#/business/decision/decide-waiting.tsx';
import { ProofFile } from '#/business/decision/proof-file.tsx';
import { fileQuery, useDetail } from '#/business/decision/review-calls.ts';
import { type Decided, ReviewDrawer } from '#/business/decision/review-drawer.tsx';
import type { OpenReview } from '#/business/list/open-record.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { PageLink } from '#/ui/controls/page-link.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { saleAtPrice, saleWithProfit, splitHolding } from '../effect/order-effect.ts';
import { ofKind, useKindLabels } from '../kind-labels.ts';
import { detailOf, orderDecisions, orderQuery } from '../order-calls.ts';
import { OrderStatusBadge } from '../order-cells.tsx';
import { mayStep } from '../order-in-status.ts';
import { type OrderKind, orderKinds, orderResource } from '../order-kinds.ts';
import { SaleEffect } from '../steps/sell-form.tsx';
import { AllotStep } from './allot-step.tsx';
import { OrderFacts, OrderReview, SaleBounds } from './order-review.tsx';
import { StepButtons, useOrderLabels } from './order-steps.tsx';
import { OrderTimeline } from './order-timeline.tsx';

function OrderActions({ detail, ...decided }: Decided & { detail: Schemas.TradeDetail }) {
  const { trade } = detail;
  const { labelsOf, successMessage } = useOrderLabels();
  return (
    <>
      {trade.phase !== 'confirming' && (
        <DecideWaiting
          resource={orderResource(trade.kind)}
          states={orderStates[trade.kind]}
          kind={orderDecisions(trade.kind)}
          record={trade}
          labels={labelsOf(detail)}
          successMessage={successMessage}
          approveStep={orderKinds[trade.kind].pieces ? AllotStep : undefined}
          {...decided}
        />
      )}
      <StepButtons detail={detail} />
    </>
  );
}

function OrderEvidence({
  trade: { kind, id, order_no: orderNo },
  file,
}: {
  trade: Schemas.Trade;
  file: Schemas.Proof;
}) {
  const { t } = useTranslation('order-review');
  const sdk = useSdk();
  const evidence = fileQuery(['trade-evidence', id], file, async (as) => {
    const params = { path: { kind, id } };
    return unwrap(await sdk.GET('/trx/admin/v1/{kind}/evidence/{id}', { params, ...as }));
  });
  return <ProofFile of={evidence} type={file.content_type} alt={t('evidence.alt', { orderNo })} />;
}

function OrderParts({ detail: { trade, parent, parts } }: { detail: Schemas.TradeDetail }) {
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

export function OrderRecord({ detail }: { detail: Schemas.TradeDetail }) {
  const { t } = useTranslation('order-review');
  const { trade, history, proposed_sale: proposed } = detail;
  const sold = history.findLast((event) => event.evidence !== null);
  const evidence = proposed?.evidence ?? sold?.evidence ?? null;
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
      <OrderParts detail={detail} />
      <Section title={t('history')}>
        <OrderTimeline detail={detail} />
      </Section>
    </>
  );
}

export function ProposedSale({ kind, id }: { kind: OrderKind; id: string }) {
  const { t } = useTranslation('order-review');
  const query = useQuery(orderQuery(useSdk(), kind, id));
  return (
    <Loaded query={query}>
      {(detail) => (
        <>
          {detail.proposed_sale && (
            <Section title={t('step.sell')}>
              <div className="space-y-3">
                <ProposedEffect detail={detail} sale={detail.proposed_sale} />
              </div>
            </Section>
          )}
          {detail.sale && (
            <SaleBounds detail={{ ...detail, sale_signing: null }} sale={detail.sale} />
          )}
          <OrderRecord detail={detail} />
        </>
      )}
    </Loaded>
  );
}

function ProposedEffect({
  detail,
  sale: { quantity, price, profit },
}: {
  detail: Schemas.TradeDetail;
  sale: Schemas.ProposedSale;
}) {
  const split = quantity === null ? null : splitHolding(detail.trade, quantity);
  const sold = split?.part ?? detail.trade;
  const result = price === null ? saleWithProfit(sold, profit ?? '') : saleAtPrice(sold, price);
  const { left = null } = split ?? {};
  return <SaleEffect detail={{ ...detail, sale_signing: null }} {...{ sold, left, result }} />;
}

type OrderDrawerProps = OpenReview<Schemas.Trade> & { kind: OrderKind };

export function orderDrawer(kind: OrderKind): ComponentType<OpenReview<Schemas.Trade>> {
  return (props) => <OrderDrawer {...props} kind={kind} />;
}

export function OrderDrawer({ kind, ...open }: OrderDrawerProps) {
  const { t } = useTranslation(['order-review', 'menu']);
  const { money } = useMoney();
  const review = useDetail(open, detailOf(kind), ({ trade }) => trade);
  return (
    <ReviewDrawer
      {...open}
      {...review}
      auditedAs="trade"
      states={orderStates[kind]}
      mayStep={mayStep}
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
      aside={(detail) => <OrderRecord detail={detail} />}
      footer={(detail, decided) => <OrderActions key={open.id} detail={detail} {...decided} />}
    >
      {(detail) => <OrderReview detail={detail} />}
    </ReviewDrawer>
  );
}
