import type { Schemas } from '@brokerdesk/sdk';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ClientLink } from '#/shared/client/client-link.tsx';
import { useMoney } from '#/shared/money/use-money.ts';
import { useTime } from '#/shared/time/use-time.ts';
import { type Fact, Facts } from '#/shared/ui/facts.tsx';

/** Facts that many deposits do not have are left out where there is nothing to say. */
function optional(label: string, value: string | null, wide = false): Fact[] {
  return value === null ? [] : [{ label, value, wide }];
}

function reasonOf({ reason_code: code, reason }: Schemas.Deposit, t: TFunction<'deposit'>) {
  const known = code !== null && t(`reasonCode.${code as 'other'}`, { defaultValue: code });
  return [known, reason].filter(Boolean).join(' · ') || null;
}

export function DepositFacts({ deposit }: { deposit: Schemas.Deposit }) {
  const { t } = useTranslation('deposit');
  const { money, rate } = useMoney();
  const time = useTime();
  const { client } = deposit;
  const converted = deposit.currency !== deposit.account_currency;
  const facts: Fact[] = [
    { label: t('column.client'), value: <ClientLink client={client} />, wide: true },
    {
      label: t('column.amount'),
      value: <strong>{money(deposit.amount, deposit.currency)}</strong>,
    },
    {
      label: t('column.credited'),
      value: money(deposit.credited_amount, deposit.account_currency),
    },
    ...optional(t('column.rate'), converted ? rate(deposit.rate) : null),
    ...optional(t('review.rateAt'), converted ? time.dateTime(deposit.rate_at) : null),
    { label: t('column.subType'), value: t(`subType.${deposit.sub_type}`) },
    { label: t('review.accNo'), value: deposit.acc_no },
    ...optional(t('column.payer'), deposit.payer_name),
    ...optional(t('column.reference'), deposit.reference_no),
    ...optional(t('review.network'), deposit.network),
    ...optional(t('review.txid'), deposit.txid, true),
    { label: t('column.agent'), value: client.agent_name },
    { label: t('column.superman'), value: client.superman },
    { label: t('column.maker'), value: deposit.maker?.name ?? t('byClient') },
    { label: t('column.createdAt'), value: time.exact(deposit.created_at) },
    ...optional(t('review.reason'), reasonOf(deposit, t), true),
    ...optional(t('review.rollbackReason'), deposit.rollback_reason, true),
    ...optional(t('review.clientRemark'), deposit.client_remark, true),
    ...optional(t('review.remark'), deposit.remark, true),
  ];
  return <Facts facts={facts} />;
}
