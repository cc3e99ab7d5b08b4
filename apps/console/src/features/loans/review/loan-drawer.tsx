import { loanStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { ReviewDrawer } from '#/business/decision/review-drawer.tsx';
import type { OpenReview } from '#/business/list/open-record.ts';
import { loanKey, overdrawnQuery } from '#/business/overdrawn/get-overdrawn.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { LoanStatus } from '../loan-status.tsx';
import { LoanActions } from './loan-actions.tsx';
import { LoanReview } from './loan-review.tsx';

export function LoanDrawer({ listed, ...open }: OpenReview<Schemas.Overdrawn>) {
  const { t } = useTranslation('loan');
  const { money } = useMoney();
  const query = useQuery(overdrawnQuery(useSdk(), loanKey, open.id));
  return (
    <ReviewDrawer
      {...open}
      auditedAs="overdrawn"
      states={loanStates}
      record={query.data?.record ?? listed}
      labels={{
        title: ({ order_no: orderNo }) => t('review.title', { orderNo }),
        loading: t('review.loading'),
        failed: t('review.facts'),
      }}
      badge={({ status }) => <LoanStatus status={status} />}
      head={(record) => ({
        subject: money(record.amount, record.currency),
        client: record.client,
      })}
      query={query}
      footer={(detail, decided) => <LoanActions key={open.id} detail={detail} {...decided} />}
    >
      {(detail) => <LoanReview detail={detail} />}
    </ReviewDrawer>
  );
}
