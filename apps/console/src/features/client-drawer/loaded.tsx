import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cn } from '#/boot/ui/cn.ts';
import { problemOf } from '#/kit/api/problem.ts';
import { EmptyState } from '#/kit/ui/empty-state.tsx';
import { ErrorState } from '#/kit/ui/error-state.tsx';
import { NoRight } from './no-right.tsx';
import { TabSkeleton } from './tab-skeleton.tsx';

export type LoadedProps<Data> = {
  query: Pick<
    UseQueryResult<Data>,
    'data' | 'error' | 'isError' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >;
  isEmpty?: (data: Data) => boolean;
  /** What to say where there is nothing. */
  empty: { title: string; hint: string };
  children: (data: Data) => ReactNode;
};

/** A tab's own answer: on its way, refused, failed, empty or there. An error never looks like nothing. */
export function Loaded<Data>({ query, isEmpty, empty, children }: LoadedProps<Data>) {
  const { data } = query;
  const retry = () => void query.refetch();
  if (data === undefined) {
    if (!query.isError) return <TabSkeleton />;
    if (problemOf(query.error)?.status === 403) return <NoRight />;
    return <ErrorState error={query.error} retrying={query.isFetching} onRetry={retry} />;
  }
  return (
    <>
      {query.isError && (
        <ErrorState form="line" error={query.error} retrying={query.isFetching} onRetry={retry} />
      )}
      <div
        aria-busy={query.isPlaceholderData}
        className={cn('transition-opacity', query.isPlaceholderData && 'opacity-60')}
      >
        {isEmpty?.(data) ? <EmptyState {...empty} /> : children(data)}
      </div>
    </>
  );
}
