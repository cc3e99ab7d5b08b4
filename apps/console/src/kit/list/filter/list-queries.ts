import {
  type EndpointByMethod,
  type FilePath,
  type ListPage,
  type ListPath,
  type Sdk,
  unwrap,
} from '@brokerdesk/sdk';
import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { type ListAsked, type ListEntries, toListFilters } from './list-search.ts';

type Gets = EndpointByMethod['get'];
type QueryOf<Path extends keyof Gets> = Gets[Path] extends { parameters: { query: infer Query } }
  ? { [K in keyof Query]?: Query[K] | undefined }
  : object;

/**
 * Asks for nothing where the operation takes all that the address has. The server refuses what it does not
 * know, and the types would let it through: what is named here has to be taken out of the address.
 */
type Takes<Search extends ListEntries, Query> = [
  Exclude<keyof ListAsked<Search>, keyof Query>,
] extends [never]
  ? ListAsked<Search> extends Query
    ? unknown
    : { takesOtherValues: Query }
  : { takesNo: Exclude<keyof ListAsked<Search>, keyof Query> };

/** Reads the address of a list. */
type Read<Search> = (search: unknown) => Search;
type Abort = { signal?: AbortSignal };
type At = { queries: QueryClient; sdk: Sdk; timeZone: string; search: object };

/** Where one kind of record is listed: made once, where its calls are. */
export type ListQueries<Search extends ListEntries, Page> = ReturnType<
  typeof queriesOf<Search, Page>
>;

function queriesOf<Search extends ListEntries, Page>(
  readSearch: Read<Search>,
  key: QueryKey,
  fetchPage: (sdk: Sdk, query: object, abort: Abort) => Promise<Page>,
) {
  const read = (sdk: Sdk, search: Search, timeZone: string, abort: Abort = {}) => {
    const { page, size } = search;
    return fetchPage(sdk, { ...toListFilters(search, timeZone, new Date()), page, size }, abort);
  };
  const query = (sdk: Sdk, search: Search, timeZone: string) =>
    queryOptions({
      // Which of its records is open changes nothing about a list.
      queryKey: [...key, 'list', { ...search, id: undefined }, timeZone],
      queryFn: ({ signal }) => read(sdk, search, timeZone, { signal }),
      placeholderData: keepPreviousData,
    });
  return {
    key,
    read,
    query,
    /** Fetches what the address asks for before the page is drawn: what a page may export as its own `ahead`. */
    ahead: ({ queries, sdk, timeZone, search }: At): Promise<void> =>
      queries.prefetchQuery(query(sdk, readSearch(search), timeZone)),
  };
}

/**
 * A page of a list as a query, and by itself. Everything that is fetched about such records stands under `key`.
 * What is asked for `always` is no filter that could be taken off.
 *
 * @example
 * const withdrawalList = listQueries(readWithdrawalSearch, {
 *   key: withdrawalKey,
 *   path: '/withdraw/admin/v1/list',
 * });
 */
export function listQueries<Search extends ListEntries, Path extends ListPath>(
  readSearch: Read<Search>,
  {
    key,
    path,
    always,
  }: { key: QueryKey; path: Path; always?: QueryOf<Path> } & Takes<Search, QueryOf<Path>>,
): ListQueries<Search, ListPage<Path>> {
  return queriesOf(readSearch, key, async (sdk, query, abort) => {
    // `Takes` has seen that this operation takes such a query; in here all of them are alike.
    const get = sdk.GET as (path: string, init: object) => ReturnType<Sdk['GET']>;
    const answer: unknown = unwrap(
      await get(path, { params: { query: { ...query, ...always } }, ...abort }),
    );
    // What this path answers is a page of its own.
    return answer as ListPage<Path>;
  });
}

/** Everything that the filters let through, as a CSV file. */
export function listFile<Search extends ListEntries, Path extends FilePath & keyof Gets>(
  _: Read<Search>,
  { path, always }: { path: Path; always?: QueryOf<Path> } & Takes<Search, QueryOf<Path>>,
) {
  return async (sdk: Sdk, search: Search, timeZone: string): Promise<Blob> => {
    const query = { ...toListFilters(search, timeZone, new Date()), ...always, format: 'csv' };
    // As above.
    const get = sdk.GET as (path: string, init: object) => ReturnType<Sdk['GET']>;
    const file: unknown = unwrap(await get(path, { params: { query }, parseAs: 'blob' }));
    return file as Blob;
  };
}
