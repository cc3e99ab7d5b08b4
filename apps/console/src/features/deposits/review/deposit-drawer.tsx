import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSdk } from '#/shared/api/sdk-context.tsx';
import type { Conflict } from '#/shared/decision/conflict-notice.tsx';
import { DecisionBar } from '#/shared/decision/decision-bar.tsx';
import { ReviewDrawer } from '#/shared/decision/review-drawer.tsx';
import { Permit } from '#/shared/permission/permit.tsx';
import { depositDecisions } from '../api/decide-deposit.ts';
import { depositQuery } from '../api/get-deposit.ts';
import { DepositStatus } from '../deposit-status.tsx';
import { DepositReview } from './deposit-review.tsx';
import { useDepositWords } from './use-deposit-words.tsx';

export type DepositDrawerProps = {
  id: string;
  /** The row of the list, where it is in sight: it names the deposit before its details are there. */
  listed: Schemas.Deposit | undefined;
  onOpen: (id: string | undefined) => void;
  onDecided: (id: string) => Promise<void>;
};

export function DepositDrawer({ id, listed, onOpen, onDecided }: DepositDrawerProps) {
  const { t } = useTranslation('deposit-review');
  const query = useQuery(depositQuery(useSdk(), id));
  const { wordsOf, doneWords } = useDepositWords();
  const [conflict, setConflict] = useState<(Conflict & { id: string }) | null>(null);
  const deposit = query.data?.deposit ?? listed;
  const unnamed = query.isError ? t('review.facts') : t('review.loading');
  return (
    <ReviewDrawer
      id={id}
      status={deposit?.status}
      title={deposit ? t('review.title', { orderNo: deposit.order_no }) : unnamed}
      badge={deposit && <DepositStatus status={deposit.status} />}
      query={query}
      conflict={conflict?.id === id ? conflict : null}
      onClose={() => onOpen(undefined)}
      footer={(detail) => (
        <Permit action="approve" resource={['deposit', 'funds']}>
          <DecisionBar
            key={id}
            kind={depositDecisions}
            record={detail.deposit}
            words={wordsOf(detail)}
            doneWords={doneWords}
            onDecided={() => void onDecided(id)}
            onConflict={(found) => setConflict(found && { ...found, id })}
          />
        </Permit>
      )}
    >
      {(detail) => <DepositReview detail={detail} onOpen={onOpen} />}
    </ReviewDrawer>
  );
}
