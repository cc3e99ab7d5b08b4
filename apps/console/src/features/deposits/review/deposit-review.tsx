import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { AccountEffect } from '#/kit/decision/account-effect.tsx';
import { DecisionHistory } from '#/kit/decision/decision-history.tsx';
import { RiskNotice } from '#/kit/decision/risk-notice.tsx';
import { Section } from '#/kit/ui/section.tsx';
import { ChainEvidence } from '../crypto/chain-evidence.tsx';
import { DepositFacts } from './deposit-facts.tsx';
import { DepositProof } from './deposit-proof.tsx';
import { Duplicates } from './duplicates.tsx';

/** All that a decision needs, in the order in which it is looked at. */
export function DepositReview({
  detail,
  onOpen,
}: {
  detail: Schemas.DepositDetail;
  onOpen: (id: string) => void;
}) {
  const { t } = useTranslation(['deposit-review', 'crypto-deposit']);
  const { deposit, account, after, duplicates, history } = detail;
  return (
    <>
      <RiskNotice {...deposit} />
      {duplicates.length > 0 && <Duplicates duplicates={duplicates} onOpen={onOpen} />}
      <Section title={t('review.account')}>
        <AccountEffect
          status={deposit.status}
          client={deposit.client}
          account={account}
          after={after}
        />
      </Section>
      {deposit.sub_type === 'crypto' && (
        <Section title={t('crypto-deposit:evidence')}>
          <ChainEvidence key={deposit.id} deposit={deposit} />
        </Section>
      )}
      <Section title={t('review.facts')}>
        <DepositFacts deposit={deposit} />
      </Section>
      <Section title={t('review.proof')}>
        <DepositProof deposit={deposit} />
      </Section>
      <Section title={t('review.history')}>
        <DecisionHistory events={history} />
      </Section>
    </>
  );
}
