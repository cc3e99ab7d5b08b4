import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { ClientLink } from '#/kit/client/client-link.tsx';
import { LedgerAmount } from '#/kit/client/ledger-amount.tsx';
import { useReasonLabels } from '#/kit/decision/use-reason-labels.ts';
import { hasMoved } from '#/kit/ledger/has-moved.ts';
import { useMoney } from '#/kit/money/use-money.ts';
import { useTime } from '#/kit/time/use-time.ts';
import { type Fact, Facts, optionalFact } from '#/kit/ui/facts.tsx';

export function DepositFacts({ deposit }: { deposit: Schemas.Deposit }) {
  const { t } = useTranslation(['deposit-review', 'deposit', 'kit']);
  const { rate } = useMoney();
  const time = useTime();
  const reasonLabels = useReasonLabels();
  const { client } = deposit;
  // What a chain says stands by itself, with how sure it is.
  const onChain = deposit.sub_type === 'crypto';
  const converted = deposit.currency !== deposit.account_currency;
  const ledgerAmount = (amount: string, currency: string) => (
    <LedgerAmount
      client={client}
      record={hasMoved(deposit) ? deposit.id : null}
      amount={amount}
      currency={currency}
    />
  );
  const facts: Fact[] = [
    { label: t('deposit:column.client'), value: <ClientLink client={client} />, wide: true },
    {
      label: t('deposit:column.amount'),
      value: <strong>{ledgerAmount(deposit.amount, deposit.currency)}</strong>,
    },
    {
      label: t('deposit:column.credited'),
      value: ledgerAmount(deposit.credited_amount, deposit.account_currency),
    },
    ...optionalFact(t('deposit:column.rate'), converted ? rate(deposit.rate) : null),
    ...optionalFact(t('review.rateAt'), converted ? time.dateTime(deposit.rate_at) : null),
    { label: t('deposit:column.subType'), value: t(`kit:depositType.${deposit.sub_type}`) },
    { label: t('review.accNo'), value: deposit.acc_no },
    ...optionalFact(t('deposit:column.payer'), deposit.payer_name),
    ...optionalFact(t('deposit:column.reference'), deposit.reference_no),
    ...(onChain ? [] : optionalFact(t('review.network'), deposit.network)),
    ...(onChain ? [] : optionalFact(t('review.txid'), deposit.txid, true)),
    { label: t('deposit:column.agent'), value: client.agent_name },
    { label: t('deposit:column.superman'), value: client.superman },
    { label: t('deposit:column.maker'), value: deposit.maker?.name ?? t('deposit:byClient') },
    { label: t('deposit:column.createdAt'), value: time.exact(deposit.created_at) },
    ...optionalFact(t('review.reason'), reasonLabels(deposit), true),
    ...optionalFact(t('review.rollbackReason'), deposit.rollback_reason, true),
    ...optionalFact(t('review.clientRemark'), deposit.client_remark, true),
    ...optionalFact(t('review.remark'), deposit.remark, true),
  ];
  return <Facts facts={facts} />;
}
