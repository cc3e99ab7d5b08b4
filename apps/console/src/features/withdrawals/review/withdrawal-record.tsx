import type { Schemas } from '@brokerdesk/sdk';
import { BankEvidence } from '#/business/decision/bank-evidence.tsx';
import { DecisionHistory } from '#/business/decision/decision-history.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Section } from '#/ui/controls/section.tsx';
import { DestinationFacts, WithdrawalFacts } from './destination-facts.tsx';

export function WithdrawalRecord({
  detail: { withdrawal, evidence, bank, history },
}: {
  detail: Schemas.WithdrawalDetail;
}) {
  const { t } = useTranslation('withdrawal');
  return (
    <>
      <Section title={t('review.destination')}>
        <DestinationFacts
          id={withdrawal.id}
          destination={withdrawal.destination}
          holder={evidence.holder}
        />
      </Section>
      <Section title={t('review.facts')}>
        <WithdrawalFacts withdrawal={withdrawal} />
      </Section>
      <BankEvidence bank={bank} />
      <Section title={t('review.history')}>
        <DecisionHistory events={history} />
      </Section>
    </>
  );
}
