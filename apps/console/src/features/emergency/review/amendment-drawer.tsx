import { amendmentStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { DecideWaiting } from '#/business/decision/decide-waiting.tsx';
import { MayDecide } from '#/business/decision/may-decide.tsx';
import { ReviewDrawer } from '#/business/decision/review-drawer.tsx';
import type { OpenReview } from '#/business/list/open-record.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Section } from '#/ui/controls/section.tsx';
import { AmendmentStatus } from '../amendment-status.tsx';
import { amendmentDecisions } from '../api/decide-amendment.ts';
import { amendmentQuery } from '../api/get-amendment.ts';
import { AmendmentHistory } from '../order/amendment-history.tsx';
import { OrderFacts } from '../order/order-facts.tsx';
import { AmendmentReview } from './amendment-review.tsx';
import { Evidence } from './evidence.tsx';
import { useAmendmentLabels } from './use-amendment-labels.tsx';
import { useAmendmentSubject } from './use-amendment-subject.ts';

/** Evidence, current order and earlier amendments, beside the decision. */
export function AmendmentRecord({ detail }: { detail: Schemas.AmendmentDetail }) {
  const { t } = useTranslation('emergency');
  return (
    <>
      <Section title={t('evidence.title')}>
        <Evidence amendment={detail.amendment} />
      </Section>
      <Section title={t(`order.${detail.order.kind}`)}>
        <OrderFacts order={detail.order} />
      </Section>
      <Section title={t('history.title')}>
        <AmendmentHistory order={detail.order} />
      </Section>
    </>
  );
}

/** One amendment, to be applied or rejected by another user than who asked for it. */
export function AmendmentDrawer({ listed, ...open }: OpenReview<Schemas.Amendment>) {
  const { t } = useTranslation('emergency');
  const query = useQuery(amendmentQuery(useSdk(), open.id));
  const { labelsOf, successMessage } = useAmendmentLabels();
  const subjectOf = useAmendmentSubject(query.data?.order);
  return (
    <ReviewDrawer
      {...open}
      auditedAs="amendment"
      states={amendmentStates}
      record={query.data?.amendment ?? listed}
      labels={{
        title: ({ order_no: orderNo }) => t('review.title', { orderNo }),
        loading: t('review.loading'),
        failed: t('review.failed'),
      }}
      badge={({ status }) => <AmendmentStatus status={status} />}
      head={({ before, after, client }) => ({
        subject: subjectOf(before, after),
        client,
      })}
      query={query}
      aside={(detail) => <AmendmentRecord detail={detail} />}
      footer={(detail, decided) => (
        <MayDecide resource="emergency" states={amendmentStates} record={detail.amendment}>
          <DecideWaiting
            key={open.id}
            states={amendmentStates}
            kind={amendmentDecisions}
            record={detail.amendment}
            labels={labelsOf(detail)}
            successMessage={successMessage}
            {...decided}
          />
        </MayDecide>
      )}
    >
      {(detail) => <AmendmentReview detail={detail} />}
    </ReviewDrawer>
  );
}
