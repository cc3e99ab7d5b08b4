import { depositStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { AccountEffect } from '#/kit/decision/account-effect.tsx';
import { CompareList } from '#/kit/decision/compare-list.tsx';
import { RiskNotice } from '#/kit/decision/risk-notice.tsx';
import { Section } from '#/kit/ui/section.tsx';
import { DepositFacts } from './deposit-facts.tsx';
import { Duplicates } from './duplicates.tsx';
import { useDepositComparison } from './use-deposit-comparison.tsx';

/** What speaks against the deposit, what is claimed of it, and what approving does. */
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
