import type { Schemas } from '@brokerdesk/sdk';
import { ClientLink } from '#/business/client/client-link.tsx';
import { LedgerAmount } from '#/business/client/ledger-amount.tsx';
import { useReasonLabels } from '#/business/decision/use-reason-labels.ts';
import { isPositive } from '#/ui/arithmetic/arithmetic.ts';
import { type Fact, Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { useKindLabels } from '../kind-labels.ts';
import { ledgerRecord } from '../ledger-record.ts';
import { priceDigits } from '../order-kinds.ts';
import { PlanPeriod } from '../plan-period.tsx';
import { Profit } from '../profit.tsx';

/** Whose order it is, what of, what it costs, and who has decided it. */
export function OrderFacts({
  trade,
  confirmAt,
}: {
  trade: Schemas.Trade;
  /** By when a fund's order is to be confirmed. */
  confirmAt: string | null;
}) {
  const { t } = useKindLabels(['order-review', 'order'], trade.kind);
  const { amount, money } = useMoney();
  const time = useTime();
  const reasonLabels = useReasonLabels();
  const { client, currency, product, plan } = trade;
  const isFund = trade.kind === 'fund';
  const linked = (value: string) => (
    <LedgerAmount client={client} record={ledgerRecord(trade)} amount={value} currency={currency} />
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
      t(`order:column.${isFund ? 'units' : 'allottedQty'}`),
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
