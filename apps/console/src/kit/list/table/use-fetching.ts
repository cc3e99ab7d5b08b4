import { useIsFetching } from '@tanstack/react-query';
import type { ListQuery } from './column.ts';

const noQueries = () => false;

/**
 * Whether a list is being fetched. Each part that shows it asks for itself: the list, its filters and its rows are
 * not drawn again when a fetch begins, nor when it ends with the same rows.
 */
export function useFetching({
  queryKey,
  isFetching = false,
}: Pick<ListQuery<unknown>, 'queryKey' | 'isFetching'>): boolean {
  const count = useIsFetching(queryKey ? { queryKey, exact: true } : { predicate: noQueries });
  return queryKey ? count > 0 : isFetching;
}
