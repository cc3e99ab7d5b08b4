import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Refetches everything under the keys, except what belongs to a deleted record. */
export function invalidateChanged(
  queryClient: QueryClient,
  changed: readonly QueryKey[],
  deletedId?: string,
): void {
  for (const queryKey of changed) {
    void queryClient.invalidateQueries({
      queryKey,
      predicate: (query) => deletedId === undefined || !query.queryKey.includes(deletedId),
    });
  }
}
