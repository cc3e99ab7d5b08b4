import { amendmentStates } from '@brokerdesk/machines/records';
import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { DecideWaiting } from '#/business/decision/decide-waiting.tsx';
import { ProofFile } from '#/business/decision/proof-file.tsx';
import { fileQuery, useDetail } from '#/business/decision/review-calls.ts';
import { ReviewDrawer } from '#/business/decision/review-drawer.tsx';
import { WithdrawButton } from '#/business/decision/two-people/withdraw-button.tsx';
import { useReasonLabels } from '#/business/decision/use-reason-labels.ts';
import type { OpenReview } from '#/business/list/open-record.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { amendmentDecisions, amendmentQuery, withdrawAmendment } from '../amendment-calls.ts';
import { AmendmentStatus } from '../amendment-status.tsx';
import { AmendmentChanges, AmendmentHistory, MoneyEffect } from '../order/amendment-changes.tsx';
import { ClientView, OrderFacts } from '../order/order-facts.tsx';
import { useAmendmentLabels, useAmendmentSubject } from './amendment-labels.tsx';

function AmendmentReview({ detail }: { detail: Schemas.AmendmentDetail }) {
  const { t } = useTranslation(['emergency', 'decision']);
  const { exact } = useTime();
  const reasonLabels = useReasonLabels();
  const { amendment, order } = detail;
  const { before, after, checker, checked_at: checkedAt } = amendment;
  const pending = amendment.status === 'pending';
  // Its maker decides an amendment by withdrawing it.
  const own = checker?.id === amendment.maker.id;
  const outdated = pending && order.version !== amendment.base_version;
  return (
    <>
      {outdated && (
        <div className="px-5 pt-4">
          <Notice tone="warning" title={t('review.outdated')} />
        </div>
      )}
      <Section title={t('changes.title')}>
        <AmendmentChanges before={before} after={after} order={order} />
      </Section>
      {pending && !outdated && (
        <>
          <Section title={t('effect.title')}>
            <MoneyEffect order={order} after={after} />
          </Section>
          <Section title={t('clientView.title')}>
            <ClientView order={order} after={after} reason={amendment.reason} />
          </Section>
        </>
      )}
      <Section title={t('review.why')}>
        <Facts
          facts={[
            {
              label: t('propose.reasonCode'),
              value: t(`decision:reasonCode.${amendment.reason_code as 'other'}`, {
                defaultValue: amendment.reason_code,
              }),
            },
            { label: t('column.maker'), value: amendment.maker.name },
            { label: t('column.reason'), value: amendment.reason, wide: true },
            { label: t('column.createdAt'), value: exact(amendment.made_at) },
            ...optionalFact(t('column.checker'), own ? null : (checker?.name ?? null)),
            ...optionalFact(
              t(own ? 'review.withdrawnAt' : 'column.checkedAt'),
              checkedAt && exact(checkedAt),
            ),
            ...optionalFact(
              t('review.decision'),
              reasonLabels({
                reason_code: amendment.decision_code,
                reason: amendment.decision_reason,
              }),
              true,
            ),
          ]}
        />
      </Section>
    </>
  );
}

function Evidence({
  amendment: { id, evidence, order_no: orderNo },
}: {
  amendment: Schemas.Amendment;
}) {
  const { t } = useTranslation('emergency');
  const sdk = useSdk();
  if (evidence === null) return <p className="text-ink-muted">{t('evidence.none')}</p>;
  const file = fileQuery(['amendment-evidence', id], evidence, async (as) =>
    unwrap(await sdk.GET('/emergency/admin/v1/evidence/{id}', { params: { path: { id } }, ...as })),
  );
  const alt = t('evidence.alt', { orderNo });
  return <ProofFile key={id} of={file} type={evidence.content_type} alt={alt} />;
}

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

const decidable = (amendment: Schemas.Amendment): Schemas.Amendment =>
  amendment.withdrawable
    ? { ...amendment, decision: { ...amendment.decision, reject: false } }
    : amendment;

export function AmendmentDrawer(open: OpenReview<Schemas.Amendment>) {
  const { t } = useTranslation('emergency');
  const review = useDetail(open, amendmentQuery, ({ amendment }) => amendment);
  const { labelsOf, successMessage } = useAmendmentLabels();
  const subjectOf = useAmendmentSubject(review.query.data?.order);
  return (
    <ReviewDrawer
      {...open}
      {...review}
      auditedAs="amendment"
      states={amendmentStates}
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
      aside={(detail) => <AmendmentRecord detail={detail} />}
      footer={(detail, decided) => (
        <div className="flex w-full flex-col gap-2">
          {detail.amendment.withdrawable && (
            <WithdrawButton
              proposal={detail.amendment}
              label={t('review.withdraw')}
              send={withdrawAmendment}
            />
          )}
          <DecideWaiting
            key={open.id}
            resource="emergency"
            states={amendmentStates}
            kind={amendmentDecisions}
            record={decidable(detail.amendment)}
            labels={labelsOf(detail)}
            successMessage={successMessage}
            {...decided}
          />
        </div>
      )}
    >
      {(detail) => <AmendmentReview detail={detail} />}
    </ReviewDrawer>
  );
}
