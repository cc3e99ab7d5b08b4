import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemOf } from '#/ui/api/problem.ts';
import { DrawerSkeleton } from './drawer-skeleton.tsx';
import { ErrorState } from './error-state.tsx';
import { NoRight } from './no-right.tsx';

export type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Takes its place while it loads. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Shows data once it has loaded; until then a skeleton, or why it was refused or failed. */
export function Loaded<Data>({
  query: { data, error, isFetching, refetch },
  skeleton = <DrawerSkeleton />,
  children,
}: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (error === null) return skeleton;
  if (problemOf(error)?.status === 403) return <NoRight />;
  return <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />;
}
