import { useState } from 'react';
import type { ListQuery } from './column.ts';
import type { TableSearch } from './table-search.ts';
import { listOf } from './use-scroll-to-top.ts';

/** Why a list is unavailable. */
export type Failure = { error: unknown };

/**
 * Why there are no rows of what is asked for, or null. It stays while it is tried again, with the button
 * that was pressed for that; a query that is asked anew forgets it.
 */
export function useFailure<Row>(query: ListQuery<Row>, search: TableSearch): Failure | null {
  const list = listOf(search);
  const [last, setLast] = useState<(Failure & { list: string }) | null>(null);
  const { error } = query;
  if (query.isError && query.data === undefined) {
    if (last?.list !== list || last.error !== error) setLast({ error, list });
    return { error };
  }
  if (last === null) return null;
  const arrived = query.data !== undefined && !query.isPlaceholderData;
  if (!arrived && last.list === list) return last;
  setLast(null);
  return null;
}
