import { withdrawalStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { AccountEffect } from '#/business/decision/account-effect.tsx';
import { RiskNotice } from '#/business/decision/risk-notice.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Section } from '#/ui/controls/section.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { EvidenceStrip } from './evidence-strip.tsx';
import { useEvidenceItems } from './use-evidence-items.tsx';

const PayoutSection = lazyPart(
  async () => (await import('../payout/payout-section.tsx')).PayoutSection,
  ['payout'],
);

export function WithdrawalReview({ detail }: { detail: Schemas.WithdrawalDetail }) {
  const { t } = useTranslation('withdrawal');
  const { withdrawal, account, after, evidence } = detail;
  const items = useEvidenceItems({ evidence, withdrawal });
  return (
    <>
      {withdrawal.payout && <PayoutSection withdrawal={withdrawal} payout={withdrawal.payout} />}
      <RiskNotice
        {...withdrawal}
        explained={(code) => items.some((item) => item.odd && item.explains.includes(code))}
      />
      <EvidenceStrip items={items} reasons={withdrawal.risk_reasons} />
      <Section title={t('review.account')}>
        <AccountEffect
          states={withdrawalStates}
          status={withdrawal.status}
          client={withdrawal.client}
          account={account}
          after={after}
        />
      </Section>
    </>
  );
}
