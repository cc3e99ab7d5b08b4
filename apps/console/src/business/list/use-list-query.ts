import {
  hashKey,
  notifyManager,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListPage, ListQuery } from './table/column.ts';

/** The page of a list: the same object until something changes that the list shows, which being fetched does not. */
export function useListQuery<Row>(
  options: UseQueryOptions<ListPage<Row>, Error, ListPage<Row>, QueryKey>,
): ListQuery<Row> {
  const client = useQueryClient();
  const { data, error, isError, isPending, isPlaceholderData, refetch } = useQuery(options);
  const hash = hashKey(options.queryKey);
  const fetching = useMemo(
    () => ({
      subscribe: (listener: () => void) =>
        client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
      read: () => client.getQueryCache().get(hash)?.state.fetchStatus === 'fetching',
    }),
    [client, hash],
  );
  return useMemo(
    () => ({ data, error, isError, isPending, isPlaceholderData, refetch, fetching }),
    [data, error, isError, isPending, isPlaceholderData, refetch, fetching],
  );
}
