import { identityStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { useDetail } from '#/business/decision/review-calls.ts';
import { ReviewDrawer } from '#/business/decision/review-drawer.tsx';
import type { OpenReview } from '#/business/list/open-record.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { kycQuery } from '../kyc-calls.ts';
import { KycStatus } from '../kyc-status.tsx';
import { KycReview } from './kyc-review.tsx';
import { NeighbourButtons, useNeighbours } from './neighbours.tsx';

function ListNeighbours() {
  return <NeighbourButtons {...useNeighbours()} />;
}

export function KycDrawer(open: OpenReview<Schemas.Kyc>) {
  const { t } = useTranslation('kyc');
  // The pictures are not read ahead: each view of one is an entry of the audit log.
  const review = useDetail(open, kycQuery, ({ kyc }) => kyc);
  return (
    <ReviewDrawer
      {...open}
      {...review}
      auditedAs="kyc"
      states={identityStates}
      labels={{
        title: ({ client }) => t('review.title', { name: client.full_name }),
        loading: t('review.loading'),
        failed: t('section.identity'),
      }}
      badge={({ status }) => <KycStatus status={status} />}
      tools={!open.queue.desk && <ListNeighbours />}
      head={(kyc) => ({
        subject: kyc.level
          ? t('review.subject', { level: t(`level.${kyc.level}`) })
          : t('status.unverified'),
        client: kyc.client,
        identity: false,
        ...(kyc.id_type && { method: t(`idType.${kyc.id_type}`) }),
      })}
      // An expired document can only be rejected, and still has to be.
      mayDecide={({ decision }) => decision.approve || decision.reject}
    >
      {(detail, review) => (
        <KycReview key={open.id} detail={detail} onOpen={open.onOpen} review={review} />
      )}
    </ReviewDrawer>
  );
}
