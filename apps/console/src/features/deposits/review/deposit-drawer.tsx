import { depositStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { DecisionBar } from '#/business/decision/decision-bar.tsx';
import { MayDecide } from '#/business/decision/may-decide.tsx';
import { ReviewDrawer } from '#/business/decision/review-drawer.tsx';
import type { OpenReview } from '#/business/list/open-record.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { depositDecisions } from '../api/decide-deposit.ts';
import { depositQuery } from '../api/get-deposit.ts';
import { ApprovedByMaker, DepositStatus } from '../deposit-status.tsx';
import { DepositEvidence } from './deposit-evidence.tsx';
import { DepositReview } from './deposit-review.tsx';
import { useDepositLabels } from './use-deposit-labels.tsx';

export function DepositDrawer({ listed, ...open }: OpenReview<Schemas.Deposit>) {
  const { t } = useTranslation(['deposit-review', 'record']);
  const { money } = useMoney();
  const query = useQuery(depositQuery(useSdk(), open.id));
  const { labelsOf, successMessage } = useDepositLabels();
  return (
    <ReviewDrawer
      {...open}
      auditedAs="deposit"
      states={depositStates}
      record={query.data?.deposit ?? listed}
      labels={{
        title: ({ order_no: orderNo }) => t('review.title', { orderNo }),
        loading: t('review.loading'),
        failed: t('review.facts'),
      }}
      badge={(deposit) => (
        <>
          <DepositStatus status={deposit.status} /> <ApprovedByMaker deposit={deposit} />
        </>
      )}
      head={(deposit) => ({
        subject: money(deposit.amount, deposit.currency),
        client: deposit.client,
        method: t(`record:depositType.${deposit.sub_type}`),
      })}
      query={query}
      aside={(detail) => <DepositEvidence detail={detail} />}
      footer={(detail, decided) => (
        <MayDecide resource={['deposit', 'funds']} states={depositStates} record={detail.deposit}>
          <DecisionBar
            key={open.id}
            kind={depositDecisions}
            record={detail.deposit}
            labels={labelsOf(detail)}
            successMessage={successMessage}
            {...decided}
          />
        </MayDecide>
      )}
    >
      {(detail) => <DepositReview detail={detail} onOpen={open.onOpen} />}
    </ReviewDrawer>
  );
}
