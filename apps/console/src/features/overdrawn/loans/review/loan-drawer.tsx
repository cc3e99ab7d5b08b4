import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSdk } from '#/shared/api/sdk-context.tsx';
import type { Conflict } from '#/shared/decision/conflict-notice.tsx';
import { ReviewDrawer } from '#/shared/decision/review-drawer.tsx';
import { overdrawnQuery } from '../../api/get-overdrawn.ts';
import { loanKey } from '../../api/overdrawn-keys.ts';
import { LoanStatus } from '../loan-status.tsx';
import { LoanActions } from './loan-actions.tsx';
import { LoanReview } from './loan-review.tsx';

export type LoanDrawerProps = {
  id: string;
  /** The row of the list, where it is in sight: it names the loan before its details are there. */
  listed: Schemas.Overdrawn | undefined;
  onOpen: (id: string | undefined) => void;
  onDecided: (id: string) => Promise<void>;
};

export function LoanDrawer({ id, listed, onOpen, onDecided }: LoanDrawerProps) {
  const { t } = useTranslation('loan');
  const query = useQuery(overdrawnQuery(useSdk(), loanKey, id));
  const [conflict, setConflict] = useState<(Conflict & { id: string }) | null>(null);
  const record = query.data?.record ?? listed;
  const unnamed = query.isError ? t('review.facts') : t('review.loading');
  return (
    <ReviewDrawer
      id={id}
      status={record?.status}
      title={record ? t('review.title', { orderNo: record.order_no }) : unnamed}
      badge={record && <LoanStatus status={record.status} />}
      query={query}
      conflict={conflict?.id === id ? conflict : null}
      onClose={() => onOpen(undefined)}
      footer={(detail) => (
        <LoanActions
          key={id}
          detail={detail}
          onDecided={() => void onDecided(id)}
          onConflict={(found) => setConflict(found && { ...found, id })}
        />
      )}
    >
      {(detail) => <LoanReview detail={detail} />}
    </ReviewDrawer>
  );
}
