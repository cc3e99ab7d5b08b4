import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { AccountEffect } from '#/kit/decision/account-effect.tsx';
import { DecisionHistory } from '#/kit/decision/decision-history.tsx';
import { RiskNotice } from '#/kit/decision/risk-notice.tsx';
import { Section } from '#/kit/ui/section.tsx';
import { DestinationFacts } from './destination-facts.tsx';
import { EvidenceStrip } from './evidence-strip.tsx';
import { WithdrawalFacts } from './withdrawal-facts.tsx';

/** All that a decision needs, in the order in which it is looked at. */
export function WithdrawalReview({ detail }: { detail: Schemas.WithdrawalDetail }) {
  const { t } = useTranslation('withdrawal');
  const { withdrawal, account, after, evidence, history } = detail;
  return (
    <>
      <RiskNotice {...withdrawal} />
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
