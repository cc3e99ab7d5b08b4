import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSdk } from '#/shared/api/sdk-context.tsx';
import type { Conflict } from '#/shared/decision/conflict-notice.tsx';
import { DecisionBar } from '#/shared/decision/decision-bar.tsx';
import { ReviewDrawer } from '#/shared/decision/review-drawer.tsx';
import { Permit } from '#/shared/permission/permit.tsx';
import { withdrawalDecisions } from '../api/decide-withdrawal.ts';
import { withdrawalQuery } from '../api/get-withdrawal.ts';
import { WithdrawalStatus } from '../withdrawal-status.tsx';
import { useWithdrawalWords } from './use-withdrawal-words.tsx';
import { WithdrawalReview } from './withdrawal-review.tsx';

export type WithdrawalDrawerProps = {
  id: string;
  /** The row of the list, where it is in sight: it names the withdrawal before its details are there. */
  listed: Schemas.Withdrawal | undefined;
  onOpen: (id: string | undefined) => void;
  onDecided: (id: string) => Promise<void>;
};

export function WithdrawalDrawer({ id, listed, onOpen, onDecided }: WithdrawalDrawerProps) {
  const { t } = useTranslation('withdrawal');
  const query = useQuery(withdrawalQuery(useSdk(), id));
  const { wordsOf, doneWords } = useWithdrawalWords();
  const [conflict, setConflict] = useState<(Conflict & { id: string }) | null>(null);
  const withdrawal = query.data?.withdrawal ?? listed;
  const unnamed = query.isError ? t('review.facts') : t('review.loading');
  return (
    <ReviewDrawer
      id={id}
      status={withdrawal?.status}
      title={withdrawal ? t('review.title', { orderNo: withdrawal.order_no }) : unnamed}
      badge={withdrawal && <WithdrawalStatus status={withdrawal.status} />}
      query={query}
      conflict={conflict?.id === id ? conflict : null}
      onClose={() => onOpen(undefined)}
      footer={(detail) => (
        <Permit action="approve" resource={['withdrawal', 'funds']}>
          <DecisionBar
            key={id}
            kind={withdrawalDecisions}
            record={detail.withdrawal}
            words={wordsOf(detail)}
            doneWords={doneWords}
            onDecided={() => void onDecided(id)}
            onConflict={(found) => setConflict(found && { ...found, id })}
          />
        </Permit>
      )}
    >
      {(detail) => <WithdrawalReview detail={detail} />}
    </ReviewDrawer>
  );
}
