import { depositStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { AccountEffect } from '#/business/decision/account-effect.tsx';
import { CompareList } from '#/business/decision/compare-list.tsx';
import { RiskNotice } from '#/business/decision/risk-notice.tsx';
import { useReasonLabels } from '#/business/decision/use-reason-labels.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { type Fact, Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { Duplicates } from './duplicates.tsx';
import { useDepositComparison } from './use-deposit-comparison.tsx';

/** Secondary facts: the salesman, the maker and the remarks. */
function DepositFacts({ deposit }: { deposit: Schemas.Deposit }) {
  const { t } = useTranslation(['deposit-review', 'deposit']);
  const time = useTime();
  const reasonLabels = useReasonLabels();
  const { client } = deposit;
  const converted = deposit.currency !== deposit.account_currency;
  // Chain facts have a section of their own, with the confirmations.
  const onChain = deposit.sub_type === 'crypto';
  const facts: Fact[] = [
    ...optionalFact(t('review.rateAt'), converted ? time.dateTime(deposit.rate_at) : null),
    ...(onChain ? [] : optionalFact(t('review.network'), deposit.network)),
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

export function DepositReview({
  detail,
  onOpen,
}: {
  detail: Schemas.DepositDetail;
  onOpen: (id: string) => void;
}) {
  const { t } = useTranslation('deposit-review');
  const { deposit, account, after, duplicates } = detail;
  const lines = useDepositComparison(detail);
  return (
    <>
      <RiskNotice {...deposit} />
      {duplicates.length > 0 && <Duplicates duplicates={duplicates} onOpen={onOpen} />}
      <Section title={t('review.facts')}>
        <CompareList lines={lines} />
      </Section>
      <Section title={t('review.account')}>
        <AccountEffect
          states={depositStates}
          status={deposit.status}
          client={deposit.client}
          account={account}
          after={after}
        />
      </Section>
      <Section title={t('review.details')}>
        <DepositFacts deposit={deposit} />
      </Section>
    </>
  );
}
