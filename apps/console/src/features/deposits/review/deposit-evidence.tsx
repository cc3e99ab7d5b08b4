import type { Schemas } from '@brokerdesk/sdk';
import { DecisionHistory } from '#/business/decision/decision-history.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Section } from '#/ui/controls/section.tsx';
import { ChainEvidence } from '../crypto/chain-evidence.tsx';
import { DepositProof } from './deposit-proof.tsx';

export function DepositEvidence({
  detail: { deposit, history },
}: {
  detail: Schemas.DepositDetail;
}) {
  const { t } = useTranslation(['deposit-review', 'crypto-deposit']);
  return (
    <>
      {deposit.sub_type === 'crypto' && (
        <Section title={t('crypto-deposit:evidence')}>
          <ChainEvidence key={deposit.id} deposit={deposit} />
        </Section>
      )}
      <Section title={t('review.proof')}>
        <DepositProof deposit={deposit} />
      </Section>
      <Section title={t('review.history')}>
        <DecisionHistory events={history} />
      </Section>
    </>
  );
}
