import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from 'react-i18next';
import { Section } from '#/shared/ui/section.tsx';
import { AccountEffect } from './account-effect.tsx';
import { DepositFacts } from './deposit-facts.tsx';
import { DepositHistory } from './deposit-history.tsx';
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
  const { t } = useTranslation('deposit');
  const { deposit, duplicates, history } = detail;
  return (
    <>
      {duplicates.length > 0 && <Duplicates duplicates={duplicates} onOpen={onOpen} />}
      <Section title={t('review.account')}>
        <AccountEffect detail={detail} />
      </Section>
      <Section title={t('review.facts')}>
        <DepositFacts deposit={deposit} />
      </Section>
      <Section title={t('review.proof')}>
        <DepositProof deposit={deposit} />
      </Section>
      <Section title={t('review.history')}>
        <DepositHistory events={history} />
      </Section>
    </>
  );
}
