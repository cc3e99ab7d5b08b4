import type { Schemas } from '@brokerdesk/sdk';
import { AccountEffect } from '#/shared/decision/account-effect.tsx';
import { DecisionHistory } from '#/shared/decision/decision-history.tsx';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { Section } from '#/shared/ui/section.tsx';
import { DestinationFacts } from './destination-facts.tsx';
import { EvidenceStrip } from './evidence-strip.tsx';
import { WithdrawalFacts } from './withdrawal-facts.tsx';

/** All that a decision needs, in the order in which it is looked at. */
export function WithdrawalReview({ detail }: { detail: Schemas.WithdrawalDetail }) {
  const { t } = useTranslation('withdrawal');
  const { withdrawal, account, after, evidence, history } = detail;
  return (
    <>
      <EvidenceStrip evidence={evidence} withdrawal={withdrawal} />
      <Section title={t('review.account')}>
        <AccountEffect
          status={withdrawal.status}
          client={withdrawal.client}
          account={account}
          after={after}
        />
      </Section>
      <Section title={t('review.destination')}>
        <DestinationFacts destination={withdrawal.destination} />
      </Section>
      <Section title={t('review.facts')}>
        <WithdrawalFacts withdrawal={withdrawal} />
      </Section>
      <Section title={t('review.history')}>
        <DecisionHistory events={history} />
      </Section>
    </>
  );
}
