import { giftStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { DecideWaiting } from '#/business/decision/decide-waiting.tsx';
import { DecisionHistory } from '#/business/decision/decision-history.tsx';
import { MayDecide } from '#/business/decision/may-decide.tsx';
import { ReviewDrawer } from '#/business/decision/review-drawer.tsx';
import type { OpenReview } from '#/business/list/open-record.ts';
import { AccountNow } from '#/business/overdrawn/account-now.tsx';
import { creditDecisions } from '#/business/overdrawn/decide-overdrawn.ts';
import { creditKey, overdrawnQuery } from '#/business/overdrawn/get-overdrawn.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Section } from '#/ui/controls/section.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { CreditStatus } from '../credit-status.tsx';
import { CreditFacts } from './credit-facts.tsx';
import { useCreditLabels } from './use-credit-labels.tsx';

export function CreditDrawer({ listed, ...open }: OpenReview<Schemas.Overdrawn>) {
  const { t } = useTranslation('compensation');
  const { money } = useMoney();
  const query = useQuery(overdrawnQuery(useSdk(), creditKey, open.id));
  const { labelsOf, successMessage } = useCreditLabels();
  return (
    <ReviewDrawer
      {...open}
      auditedAs="overdrawn"
      states={giftStates}
      record={query.data?.record ?? listed}
      labels={{
        title: ({ sub_type: kind, order_no: orderNo }) =>
          t(kind === 'bonus' ? 'review.bonus' : 'review.compensation', { orderNo }),
        loading: t('review.loading'),
        failed: t('review.facts'),
      }}
      badge={({ status }) => <CreditStatus status={status} />}
      head={(record) => ({
        subject: money(record.amount, record.currency),
        client: record.client,
      })}
      query={query}
      footer={(detail, decided) => (
        <MayDecide resource={['compensation', 'funds']} states={giftStates} record={detail.record}>
          <DecideWaiting
            key={open.id}
            states={giftStates}
            kind={creditDecisions}
            record={detail.record}
            labels={labelsOf(detail)}
            successMessage={successMessage}
            {...decided}
          />
        </MayDecide>
      )}
    >
      {(detail) => (
        <>
          <Section
            title={t(detail.record.status === 'pending' ? 'review.account' : 'review.accountNow')}
          >
            <AccountNow states={giftStates} detail={detail} />
          </Section>
          <Section title={t('review.facts')}>
            <CreditFacts record={detail.record} />
          </Section>
          <Section title={t('review.history')}>
            <DecisionHistory events={detail.history} />
          </Section>
        </>
      )}
    </ReviewDrawer>
  );
}
