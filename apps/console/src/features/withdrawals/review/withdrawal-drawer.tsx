import { withdrawalStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { AccountEffect } from '#/business/decision/account-effect.tsx';
import { RiskNotice } from '#/business/decision/approve-dialog.tsx';
import { Questions } from '#/business/decision/asking/questions.tsx';
import { BankEvidence } from '#/business/decision/bank-evidence.tsx';
import { DecisionBar } from '#/business/decision/decision-bar.tsx';
import { DecisionHistory } from '#/business/decision/decision-history.tsx';
import { MayDecide } from '#/business/decision/may-decide.tsx';
import { useDetail } from '#/business/decision/review-calls.ts';
import { ReviewDrawer } from '#/business/decision/review-drawer.tsx';
import type { OpenReview } from '#/business/list/open-record.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Section } from '#/ui/controls/section.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import { withdrawalDecisions, withdrawalQuery } from '../withdrawal-calls.ts';
import { WithdrawalStatus } from '../withdrawal-status.tsx';
import { DestinationFacts, WithdrawalFacts } from './destination-facts.tsx';
import { EvidenceStrip } from './evidence-strip.tsx';
import { useEvidenceItems } from './use-evidence-items.tsx';
import { useWithdrawalLabels } from './use-withdrawal-labels.tsx';

const PayoutSection = lazyPart(
  async () => (await import('../payout/payout-section.tsx')).PayoutSection,
  ['payout'],
);

function WithdrawalReview({ detail }: { detail: Schemas.WithdrawalDetail }) {
  const { t } = useTranslation('withdrawal');
  const { withdrawal, account, after, evidence, questions } = detail;
  const items = useEvidenceItems({ evidence, withdrawal });
  return (
    <>
      {withdrawal.payout && <PayoutSection withdrawal={withdrawal} payout={withdrawal.payout} />}
      <Questions kind={withdrawalDecisions} record={withdrawal} questions={questions} />
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

export function WithdrawalDrawer(open: OpenReview<Schemas.Withdrawal>) {
  const { t } = useTranslation('withdrawal');
  const { money } = useMoney();
  const review = useDetail(open, withdrawalQuery, ({ withdrawal }) => withdrawal);
  const { labelsOf, successMessage } = useWithdrawalLabels();
  return (
    <ReviewDrawer
      {...open}
      {...review}
      auditedAs="withdrawal"
      states={withdrawalStates}
      mayStep={({ payout }) => payout?.phase === 'to_send' && payout.may_send}
      record={review.record && withoutSentNotice(review.record)}
      labels={{
        title: ({ order_no: orderNo }) => t('review.title', { orderNo }),
        loading: t('review.loading'),
        failed: t('review.facts'),
      }}
      badge={({ status }) => <WithdrawalStatus status={status} />}
      head={(withdrawal) => ({
        subject: money(withdrawal.amount, withdrawal.currency),
        client: withdrawal.client,
        method: t(`kind.${withdrawal.destination.kind}`),
      })}
      aside={(detail) => <WithdrawalRecord detail={detail} />}
      footer={(detail, decided) => (
        <MayDecide
          resource={['withdrawal', 'funds']}
          states={withdrawalStates}
          record={detail.withdrawal}
        >
          <DecisionBar
            key={open.id}
            kind={withdrawalDecisions}
            record={detail.withdrawal}
            labels={labelsOf(detail)}
            successMessage={successMessage}
            {...decided}
          />
        </MayDecide>
      )}
    >
      {(detail) => <WithdrawalReview detail={detail} />}
    </ReviewDrawer>
  );
}

/** The payout says that its rollback takes two people; a notice over the record comes once one waits. */
function withoutSentNotice(withdrawal: Schemas.Withdrawal): Schemas.Withdrawal {
  const { second_person: second, ...decision } = withdrawal.decision;
  return second?.bound === 'sent' && second.waiting === null
    ? { ...withdrawal, decision }
    : withdrawal;
}

function WithdrawalRecord({
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
