import type { Sdk } from '@brokerdesk/sdk';
import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import { type ListEntries, toListFilters } from './list-search.ts';

/** What a list is asked for, as the server takes it. */
export type ListAsked<Search extends ListEntries> = ReturnType<typeof toListFilters<Search>>;

type Abort = { signal?: AbortSignal };

/** One page of a list, by the filters of the address. */
type FetchPage<Search extends ListEntries, Page> = (
  sdk: Sdk,
  query: ListAsked<Search> & { page: number; size: number },
  abort: Abort,
) => Promise<Page>;

/** Where one kind of record is listed: made once, where its calls are. */
export type ListQueries<Search extends ListEntries, Page> = ReturnType<
  typeof listQueries<Search, Page>
>;

/**
 * A page of a list as a query, and by itself. Everything that is fetched about such records stands under `key`.
 *
 * @example
 * const withdrawals = listQueries<WithdrawalSearch, Schemas.WithdrawalList>(
 *   withdrawalKey,
 *   async (sdk, query, abort) =>
 *     unwrap(await sdk.GET('/withdraw/admin/v1/list', { params: { query }, ...abort })),
 * );
 */
export function listQueries<Search extends ListEntries, Page>(
  key: QueryKey,
  fetchPage: FetchPage<Search, Page>,
) {
  const read = (sdk: Sdk, search: Search, timeZone: string, abort: Abort = {}) => {
    const { page, size } = search;
    return fetchPage(sdk, { ...toListFilters(search, timeZone, new Date()), page, size }, abort);
  };
  return {
    key,
    read,
    query: (sdk: Sdk, search: Search, timeZone: string) =>
      queryOptions({
        // Which of its records is open changes nothing about a list.
        queryKey: [...key, 'list', { ...search, id: undefined }, timeZone],
        queryFn: ({ signal }) => read(sdk, search, timeZone, { signal }),
        placeholderData: keepPreviousData,
      }),
  };
}

/** Everything that the filters let through, as a CSV file. */
export function listFile<Search extends ListEntries>(
  fetchFile: (sdk: Sdk, query: ListAsked<Search> & { format: 'csv' }) => Promise<Blob>,
) {
  return (sdk: Sdk, search: Search, timeZone: string) =>
    fetchFile(sdk, { ...toListFilters(search, timeZone, new Date()), format: 'csv' });
}
