import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSdk } from '#/shared/api/sdk-context.tsx';
import { Permit } from '#/shared/permission/permit.tsx';
import { rowOpener } from '#/shared/table/row-opener.tsx';
import { Drawer } from '#/shared/ui/drawer.tsx';
import { DrawerSkeleton } from '#/shared/ui/drawer-skeleton.tsx';
import { ErrorState } from '#/shared/ui/error-state.tsx';
import { depositQuery } from '../api/get-deposit.ts';
import { DepositStatus } from '../deposit-status.tsx';
import { type Conflict, ConflictNotice } from './conflict-notice.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { DepositReview } from './deposit-review.tsx';

export type DepositDrawerProps = {
  id: string;
  /** The row of the list, where it is in sight: it names the deposit before its details are there. */
  listed: Schemas.Deposit | undefined;
  onOpen: (id: string | undefined) => void;
  onDecided: (id: string) => Promise<void>;
};

export function DepositDrawer({ id, listed, onOpen, onDecided }: DepositDrawerProps) {
  const { t } = useTranslation('deposit');
  const query = useQuery(depositQuery(useSdk(), id));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const deposit = query.data?.deposit ?? listed;
  const unnamed = query.isError ? t('review.facts') : t('review.loading');
  return (
    <Drawer
      open
      onClose={() => onOpen(undefined)}
      recordId={`${id} ${deposit?.status}`}
      title={deposit ? t('review.title', { orderNo: deposit.order_no }) : unnamed}
      badge={deposit && <DepositStatus status={deposit.status} />}
      returnFocusTo={() => rowOpener(id)}
      footer={
        query.data && (
          <Permit action="approve" resource={['deposit', 'funds']}>
            <DecisionBar
              key={id}
              detail={query.data}
              onDecided={() => onDecided(id)}
              onConflict={(found) => setConflict(found && { ...found, id })}
            />
          </Permit>
        )
      }
    >
      {conflict?.id === id && <ConflictNotice conflict={conflict} />}
      {query.data ? (
        <DepositReview detail={query.data} onOpen={onOpen} />
      ) : query.isError ? (
        <ErrorState
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <DrawerSkeleton />
      )}
    </Drawer>
  );
}
