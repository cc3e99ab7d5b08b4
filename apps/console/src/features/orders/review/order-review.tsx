import type { Schemas } from '@brokerdesk/sdk';
import { ClientLink } from '#/business/client/client-link.tsx';
import { LedgerAmount } from '#/business/client/statement-link.tsx';
import { RiskNotice } from '#/business/decision/approve-dialog.tsx';
import { useReasonLabels } from '#/business/decision/use-reason-labels.ts';
import { isPositive } from '#/ui/arithmetic/arithmetic.ts';
import { type Fact, Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { Profit } from '#/ui/figures/profit.tsx';
import { withParts } from '#/ui/i18n/with-parts.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { AccountTable, SaleSigning } from '../effect/account-effect.tsx';
import { nextEffect } from '../effect/order-effect.ts';
import { ledgerRecord, useKindLabels } from '../kind-labels.ts';
import { PlanPeriod } from '../order-cells.tsx';
import { priceDigits, quantityLabel } from '../order-kinds.ts';

export function SaleBounds({
  detail: { trade, sale_signing: signing },
  sale,
}: {
  detail: Schemas.TradeDetail;
  sale: NonNullable<Schemas.TradeDetail['sale']>;
}) {
  const { t } = useKindLabels('order-review', trade.kind);
  const { money } = useMoney();
  const price = (of: string) => money(of, trade.currency, priceDigits(trade.kind));
  const { dateTime } = useTime();
  const facts =
    'reference' in sale
      ? [
          { label: t('sale.reference'), value: price(sale.reference) },
          {
            label: t('sale.prices'),
            value: t('sale.range', { min: price(sale.price_min), max: price(sale.price_max) }),
          },
          { label: t('sale.settleAt'), value: dateTime(sale.settle_at) },
          ...optionalFact(t('sale.lockedUntil'), sale.locked_until && dateTime(sale.locked_until)),
        ]
      : [
          {
            label: t('sale.profits'),
            wide: true,
            value: t('sale.range', {
              min: money(sale.profit_min, trade.currency),
              max: money(sale.profit_max, trade.currency),
            }),
          },
        ];
  return (
    <Section title={t('sale.title')}>
      <Facts facts={facts} />
      {'locked_until' in sale && sale.locked_until !== null && (
        <p className="mt-2 text-warning-text">{t('sale.locked')}</p>
      )}
      {signing && (
        <div className="mt-3 text-xs text-ink-muted">
          <SaleSigning kind={trade.kind} signing={signing} />
        </div>
      )}
    </Section>
  );
}

export function OrderReview({ detail }: { detail: Schemas.TradeDetail }) {
  const { dateTime } = useTime();
  const { trade } = detail;
  const { t } = useKindLabels('order-review', trade.kind);
  const next = nextEffect(detail);
  return (
    <>
      <RiskNotice {...trade} />
      {isPositive(trade.outstanding) && trade.pay_deadline && (
        <div className="px-5 pt-4">
          <Notice
            tone="warning"
            title={withParts(
              t('owed', { outstanding: '{outstanding}', at: dateTime(trade.pay_deadline) }),
              {
                outstanding: (
                  <LedgerAmount
                    of={trade}
                    record={ledgerRecord(trade)}
                    amount={trade.outstanding}
                  />
                ),
              },
            )}
          >
            {t('owedUntil')}
          </Notice>
        </div>
      )}
      {trade.client.fake && (
        <div className="px-5 pt-4">
          <Notice tone="info" title={t('robot')} />
        </div>
      )}
      <Section title={t('effect.title')}>
        <AccountTable
          of={detail}
          after={next?.after ?? null}
          later={next ? t(`effect.${next.moment}`) : ''}
        />
        {next === null && (
          <p className="mt-2 text-xs text-ink-muted">
            {t(`effect.none.${stillState(trade.status)}`)}
          </p>
        )}
      </Section>
      {detail.sale && <SaleBounds detail={detail} sale={detail.sale} />}
    </>
  );
}

/** In which states the next step moves no money. */
const stillState = (status: Schemas.TradeStatus) =>
  status === 'awaiting' || status === 'holding' || status === 'released' ? status : 'completed';

export function OrderFacts({
  trade,
  confirmAt,
}: {
  trade: Schemas.Trade;
  confirmAt: string | null;
}) {
  const { t } = useKindLabels(['order-review', 'order'], trade.kind);
  const { amount, money } = useMoney();
  const time = useTime();
  const reasonLabels = useReasonLabels();
  const { client, currency, product, plan } = trade;
  const isFund = trade.kind === 'fund';
  const linked = (value: string) => (
    <LedgerAmount of={trade} record={ledgerRecord(trade)} amount={value} />
  );
  const optionalMoney = (label: string, value: string): Fact[] =>
    isPositive(value) ? [{ label, value: linked(value) }] : [];
  const price = (of: string | null) => of && money(of, currency, priceDigits(trade.kind));
  const at = (moment: string | null) => moment && time.exact(moment);
  const facts: Fact[] = [
    { label: t('order:column.client'), value: <ClientLink client={client} />, wide: true },
    { label: t('order:column.product'), value: `${product.name} · ${product.code}`, wide: true },
    { label: t('order:column.amount'), value: <strong>{linked(trade.amount)}</strong> },
    { label: t('order:column.accNo'), value: trade.acc_no },
    ...optionalFact(t(`order:column.${isFund ? 'nav' : 'price'}`), price(trade.price)),
    ...optionalFact(t('order:column.appliedQty'), trade.applied_qty && amount(trade.applied_qty)),
    ...optionalFact(
      t(`order:column.${quantityLabel(trade.kind)}`),
      trade.allotted_qty && amount(trade.allotted_qty),
    ),
    ...(plan
      ? [
          { label: t('order:column.plan'), value: <PlanPeriod plan={plan} /> },
          {
            label: t('order:column.autoRenew'),
            value: t(plan.auto_renew ? 'order:renews' : 'order:endsWithPeriod'),
          },
          ...optionalFact(t('order:column.nextBillAt'), at(plan.next_bill_at)),
        ]
      : []),
    { label: t('fact.funding'), value: t(`funding.${trade.funding_model}`) },
    ...optionalMoney(t('fact.frozen'), trade.frozen),
    ...optionalMoney(t('order:column.payable'), trade.payable),
    ...optionalMoney(t('order:column.paid'), trade.paid),
    ...optionalMoney(t('order:column.outstanding'), trade.outstanding),
    ...optionalFact(t('order:column.payDeadline'), at(trade.pay_deadline)),
    { label: t('order:column.feePct'), value: `${amount(trade.fee_pct, 2)}%` },
    ...optionalMoney(t('order:column.fee'), trade.fee),
    ...optionalFact(
      t(`order:column.${isFund ? 'redemptionNav' : 'soldPrice'}`),
      price(trade.sold_price),
    ),
    ...optionalFact(t('order:column.dealingDay'), trade.dealing_day),
    ...optionalFact(t('fact.cutoffAt'), trade.phase !== 'redeeming' && at(trade.cutoff_at)),
    ...optionalFact(t('order:column.redeemDay'), trade.redeem_day),
    ...optionalFact(t('redeem.units'), trade.redeem_qty && amount(trade.redeem_qty)),
    ...optionalFact(t('fact.cutoffAt'), trade.phase === 'redeeming' && at(trade.redeem_cutoff_at)),
    ...optionalFact(t('fact.confirmAt'), at(confirmAt)),
    ...(trade.profit
      ? [
          {
            label: t('order:column.profit'),
            value: <Profit amount={trade.profit} currency={currency} />,
          },
        ]
      : []),
    ...optionalFact(t('order:column.openedAt'), at(trade.opened_at)),
    ...optionalFact(t('order:column.settleAt'), at(trade.settle_at)),
    { label: t('order:column.agent'), value: client.agent_name },
    { label: t('order:column.superman'), value: client.superman },
    { label: t('order:column.maker'), value: trade.maker?.name ?? t('order:byClient') },
    { label: t('order:column.createdAt'), value: time.exact(trade.created_at) },
    ...optionalFact(t('order:column.checker'), trade.checker?.name ?? null),
    ...optionalFact(t('order:column.checkedAt'), at(trade.checked_at)),
    ...optionalFact(t('fact.reason'), reasonLabels(trade), true),
    ...optionalFact(t('order:column.clientRemark'), trade.client_remark, true),
    ...optionalFact(t('fact.remark'), trade.remark, true),
  ];
  return <Facts facts={facts} />;
}
