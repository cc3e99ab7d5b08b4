import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DrawerSkeleton } from './drawer-skeleton.tsx';
import { ErrorState } from './error-state.tsx';

/** What a drawer or dialog shows once it has come; until then, that it is coming, or why it is not. */
export function Loaded<Data>({
  query,
  children,
}: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <DrawerSkeleton />;
  return <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />;
}
