import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rowOpener } from '#/shared/table/row-opener.tsx';
import { Drawer } from '#/shared/ui/drawer.tsx';
import { DrawerSkeleton } from '#/shared/ui/drawer-skeleton.tsx';
import { ErrorState } from '#/shared/ui/error-state.tsx';
import { type Conflict, ConflictNotice } from './conflict-notice.tsx';

export type ReviewDrawerProps<Detail> = {
  id: string;
  /** As far as it is known: the heading is read out again when it changes. */
  status: string | undefined;
  title: string;
  badge: ReactNode;
  query: UseQueryResult<Detail>;
  /** What was decided by somebody else while the person was about to. */
  conflict: Conflict | null;
  onClose: () => void;
  /** The decision; it stays in sight. */
  footer: (detail: Detail) => ReactNode;
  /** The evidence, in the order in which it is looked at. */
  children: (detail: Detail) => ReactNode;
};

/** One record beside its list, to be looked at and decided. */
export function ReviewDrawer<Detail>({
  id,
  status,
  title,
  badge,
  query,
  conflict,
  onClose,
  footer,
  children,
}: ReviewDrawerProps<Detail>) {
  const { data } = query;
  return (
    <Drawer
      open
      onClose={onClose}
      recordId={`${id} ${status}`}
      title={title}
      badge={badge}
      returnFocusTo={() => rowOpener(id)}
      footer={data !== undefined && footer(data)}
    >
      {conflict && (
        <div className="px-5 pt-4">
          <ConflictNotice conflict={conflict} />
        </div>
      )}
      {data !== undefined ? (
        children(data)
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
