import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cn } from '#/core/ui/cn.ts';
import { EmptyState } from '#/ui/controls/empty-state.tsx';
import { QueryError } from '#/ui/controls/error-state.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { TabSkeleton } from './tab-parts.tsx';

export type TabContentProps<Data> = {
  query: Pick<
    UseQueryResult<Data>,
    'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >;
  isEmpty?: (data: Data) => boolean;
  empty: { title: string; hint: string };
  children: (data: Data) => ReactNode;
};

export function TabContent<Data>({ query, isEmpty, empty, children }: TabContentProps<Data>) {
  const { error, isPlaceholderData } = query;
  return (
    <Loaded query={query} skeleton={<TabSkeleton />}>
      {(data) => (
        <>
          {error && <QueryError form="line" query={query} />}
          <div
            aria-busy={isPlaceholderData}
            className={cn('transition-opacity', isPlaceholderData && 'opacity-60')}
          >
            {isEmpty?.(data) ? <EmptyState {...empty} /> : children(data)}
          </div>
        </>
      )}
    </Loaded>
  );
}
