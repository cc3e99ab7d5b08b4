import type { Schemas } from '@brokerdesk/sdk';
import { useReasonLabels } from '#/business/decision/use-reason-labels.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Facts, optionalFact } from '#/ui/controls/facts.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { Section } from '#/ui/controls/section.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { AmendmentChanges } from '../order/amendment-changes.tsx';
import { ClientView } from '../order/client-view.tsx';
import { MoneyEffect } from '../order/money-effect.tsx';

export function AmendmentReview({ detail }: { detail: Schemas.AmendmentDetail }) {
  const { t } = useTranslation(['emergency', 'decision']);
  const { exact } = useTime();
  const reasonLabels = useReasonLabels();
  const { amendment, order } = detail;
  const { before, after, checker, checked_at: checkedAt } = amendment;
  const pending = amendment.status === 'pending';
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
            ...optionalFact(t('column.checker'), checker?.name ?? null),
            ...optionalFact(t('column.checkedAt'), checkedAt && exact(checkedAt)),
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
