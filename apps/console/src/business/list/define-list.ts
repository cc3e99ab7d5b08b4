import {
  type EndpointByMethod,
  type FilePath,
  type ListPage,
  type ListPath,
  type Schemas,
  type Sdk,
  unwrap,
} from '@brokerdesk/sdk';
import { keepPreviousData, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Namespace } from 'i18next';
import * as v from 'valibot';
import { agentsQuery } from '#/business/staff/agents-query.ts';
import type { PageName } from '#/core/pages/page-route.ts';
import type { FileFormat } from '#/ui/api/save-file.ts';
import type { LiveQueries } from '#/ui/live/live-queries.ts';
import { BaseTotal } from '#/ui/money/base-total.tsx';
import type { Filter, FilterQuery, FilterSearch, Filters } from './filter/filters.ts';
import {
  type ListEntries,
  listEntries,
  oneOf,
  sortOf,
  toListFilters,
  without,
} from './filter/list-search.ts';
import type { TableSearch } from './table/sort.ts';

type Gets = EndpointByMethod['get'];

type QueryOf<Path extends keyof Gets> = Gets[Path] extends { parameters: { query: infer Query } }
  ? { [K in keyof Query]?: Query[K] | undefined }
  : object;

/**
 * The server refuses what it does not know, and the types would let it through: what is named here is no filter of this
 * list.
 */
type Accepted<Query, Path extends keyof Gets> = [Path] extends [never]
  ? unknown
  : [Exclude<keyof Query, keyof QueryOf<Path>>] extends [never]
    ? Query extends QueryOf<Path>
      ? unknown
      : { otherValues: QueryOf<Path> }
    : { unknownFilters: Exclude<keyof Query, keyof QueryOf<Path>> };

/** The server counts the records of each tab. */
type Counted<All extends Filters> = 'tabs' extends All[keyof All]['kind']
  ? { counts: string }
  : unknown;

export type ListSearch = Omit<ListEntries, 'size'> &
  TableSearch & { q?: string | undefined; status?: string | undefined };

type SearchOf<All extends Filters> = Omit<ListEntries, 'size' | 'from' | 'to'> &
  TableSearch &
  FilterSearch<All>;

type PathOf<Path> = Path extends keyof Gets
  ? Gets[Path] extends { parameters: { path: infer Params } }
    ? Params
    : never
  : never;

type Abort = { signal?: AbortSignal };

type At = { queries: QueryClient; sdk: Sdk; timeZone: string; search: object };

type Topic = Schemas.EventTopic;

export type ListTopics = readonly Topic[] | { readonly [T in Topic]?: 'all' | readonly string[] };

type Namespaces = readonly Extract<Namespace, string>[];

type Definition<Names extends Namespaces, All extends Filters, Path, File> = {
  name: PageName;
  /** Under this name the user's columns and views are kept, if it is not that of the menu. */
  id?: string;
  /** Defaults to `[id]`. */
  key?: QueryKey;
  /** Namespaces of its labels, by precedence: see `useListLabels`. */
  namespaces: Names;
  path: Path;
  pathParams?: PathOf<Path>;
  file?: { path: File; what: string };
  always?: Path extends keyof Gets ? QueryOf<Path> : never;
  /** Many records are counted apart from the rows: the operation takes `totals`. */
  countsApart?: Path extends keyof Gets
    ? 'totals' extends keyof QueryOf<Path>
      ? true
      : never
    : never;
  view?: string;
  topics: ListTopics;
  sort: readonly string[];
  /** The newest first by default. */
  defaultSort?: string;
  /** Filtered by one of these states, whose records wait for staff, what has waited longest comes first. */
  oldestFirst?: {
    /** The filters that select the state, the first that is set, if it is not `status` alone. */
    by?: readonly string[];
    sort: string;
    statuses: readonly string[];
    sortIn?: Readonly<Record<string, string>>;
  };
  /** Clients may be asked about records that are pending: these are not among those that wait for staff. */
  asks?: true;
  pinned?: number;
  filters: All;
};

/**
 * A list of the server as data: its operation, its filters, and what makes it stale. A feature exports it as
 * `list` from `<record>-list.ts`.
 *
 * @example
 * export const list = defineList({
 *   name: 'message',
 *   namespaces: ['message'],
 *   path: '/message/admin/v1/list',
 *   file: { path: '/message/admin/v1/export', what: 'messages' },
 *   topics: ['message'],
 *   sort: ['created_at', 'status'],
 *   filters: {
 *     q: filter.text(),
 *     status: filter.choice(messageStatuses),
 *     created_at: filter.dates(),
 *   },
 * });
 */
export function defineList<
  const Names extends Namespaces,
  const All extends Filters,
  const Path extends ListPath,
  const File extends FilePath & keyof Gets = never,
>(
  definition: Definition<Names, All, Path, File> &
    Accepted<FilterQuery<All> & Counted<All> & { sort: string }, Path> &
    Accepted<FilterQuery<All> & { sort: string }, File>,
): List<SearchOf<All>, ListPage<Path>, Names> {
  // `Accepted` has seen that the operations take such queries; in here all of them are alike.
  return listOf(definition as Definition<Names, Filters, ListPath, FilePath & keyof Gets>);
}

function listOf<Search extends ListSearch, Page, Names extends Namespaces>(
  definition: Definition<Names, Filters, ListPath, FilePath & keyof Gets>,
) {
  const { name, filters, file, view, always, path, namespaces, topics } = definition;
  const { id = name, key = [id], pathParams, oldestFirst, countsApart } = definition;
  const hasAgents = Object.values(filters).some(({ kind }) => kind === 'agent');
  const params = (query: object) => ({ ...(pathParams && { path: pathParams }), query });
  const entries: v.ObjectEntries = {
    ...listEntries,
    ...(view !== undefined && { view: oneOf([view]) }),
    sort: sortOf(definition.sort, definition.defaultSort ?? '-created_at'),
    ...partsOf(filters),
  };
  const schema = v.object(entries);
  /** Leaves out what makes no sense in it, so this never throws. */
  // The schema has exactly the parts that the type of the filters names.
  const readSearch = (address: unknown) => {
    const search = v.parse(schema, address) as unknown as Search;
    const set = search as Readonly<Record<string, unknown>>;
    const [status] = (oldestFirst?.by ?? ['status'])
      .map((by) => set[by] ?? filters[by]?.defaultValue)
      .filter((value) => value !== undefined);
    const waits = typeof status === 'string' && oldestFirst?.statuses.includes(status);
    return oldestFirst && waits
      ? {
          ...search,
          sort: v.parse(
            sortOf(definition.sort, oldestFirst.sortIn?.[status] ?? oldestFirst.sort),
            sortIn(address),
          ),
        }
      : search;
  };
  const resolved = (search: Search): Search => ({
    ...search,
    ...defaultsOf(filters, search),
    ...(definition.asks && search.status === 'pending' && { phase: 'review' }),
    ...always,
  });

  // Tabs that a page draws itself are phases beside a hidden status.
  const tabKeys = Object.entries(filters).flatMap(([key, { kind, hidden, parts }]) =>
    kind === 'tabs' || (key === 'status' && hidden)
      ? key
      : kind === 'own' && parts?.['phase']
        ? Object.keys(parts)
        : [],
  );
  const noTab = without<Record<string, unknown>>(tabKeys);

  const read = async (sdk: Sdk, search: Search, timeZone: string, abort: Abort = {}, also = {}) => {
    const { page, size } = search;
    const query = { ...toListFilters(resolved(search), timeZone, new Date()), page, size, ...also };
    const get = sdk.GET as (path: string, init: object) => ReturnType<Sdk['GET']>;
    const answer: unknown = unwrap(await get(path, { params: params(query), ...abort }));
    return answer as Page;
  };
  const query = (sdk: Sdk, search: Search, timeZone: string) => ({
    // Which of its records is open changes nothing about a list.
    queryKey: [...key, 'list', { ...resolved(search), id: undefined, view: undefined }, timeZone],
    queryFn: ({ signal }: Required<Abort>) =>
      read(sdk, search, timeZone, { signal }, countsApart && { totals: 'known' }),
    placeholderData: keepPreviousData,
  });
  const figuresQuery = (sdk: Sdk, search: Search, timeZone: string) => {
    const first: Search = {
      ...resolved(search),
      ...{ id: undefined, view: undefined, sort: undefined, page: 1, size: 1 },
    };
    return {
      queryKey: [...key, 'list', 'count', first, timeZone],
      queryFn: ({ signal }: Required<Abort>) => read(sdk, first, timeZone, { signal }),
    };
  };
  return {
    name,
    id,
    key,
    namespaces,
    filters,
    pinned: definition.pinned,
    pathParams,
    sortKeys: new Set(definition.sort),
    readSearch,
    resolved,
    noTab,
    /** Undefined for the tab with all. */
    tabOf(search: Search): string | undefined {
      const set = { ...defaultsOf(filters, search), ...search } as Record<
        string,
        string | undefined
      >;
      const tab = tabKeys.map((key) => set[key]).find(Boolean);
      return tab === 'all' ? undefined : tab;
    },
    read,
    query,
    figuresQuery,
    countsQuery: (sdk: Sdk, search: Search, timeZone: string, tabs: readonly string[]) => ({
      ...figuresQuery(
        sdk,
        {
          ...search,
          ...noTab,
          ...(countsApart && { totals: 'known' }),
          counts: tabs.join(),
        },
        timeZone,
      ),
      placeholderData: keepPreviousData,
    }),
    /** Null if it comes later. */
    file: file && {
      what: file.what,
      async fetch(
        sdk: Sdk,
        search: Search,
        timeZone: string,
        { format, columns }: { format: FileFormat; columns: readonly string[] | undefined },
      ): Promise<Blob | null> {
        const filtered = toListFilters(resolved(search), timeZone, new Date());
        const query = { ...filtered, format, ...(columns && { columns: columns.join() }) };
        const { fetchExport } = await import('#/business/export/export-calls.ts');
        return fetchExport(sdk, {
          ...{ path: file.path, query },
          ...(pathParams && { parameters: pathParams }),
        });
      },
    },
    async prefetch({ queries, sdk, timeZone, search }: At): Promise<void> {
      await Promise.all([
        queries.prefetchQuery(query(sdk, readSearch(search), timeZone)),
        hasAgents && queries.prefetchQuery(agentsQuery(sdk)),
      ]);
      // After the rows, which are waited for. If it is unavailable, the list says so in its place.
      void BaseTotal.load().catch(() => {});
    },
    liveQueries: {
      ...liveQueriesOf(key, topics),
      ...(filters['holder'] && { work: byHolder(key, filters['holder']) }),
    },
  };
}

export type List<
  Search extends ListSearch,
  Page,
  Names extends Namespaces = Namespaces,
> = ReturnType<typeof listOf<Search, Page, Names>>;

export type SearchIn<Defined extends { readSearch: (address: unknown) => unknown }> = ReturnType<
  Defined['readSearch']
>;

const sortIn = (address: unknown): unknown =>
  typeof address === 'object' && address !== null && 'sort' in address ? address.sort : undefined;

function partsOf(filters: Filters): v.ObjectEntries {
  return Object.assign(
    {},
    ...Object.entries(filters).map(([name, { part, parts }]) => parts ?? { [name]: part }),
  );
}

function defaultsOf(filters: Filters, search: object): Record<string, unknown> {
  const set = new Map<string, unknown>(Object.entries(search));
  const defaults = Object.entries(filters).flatMap(([name, { defaultValue }]) => {
    if (defaultValue === undefined) return [];
    const value = set.get(name) ?? defaultValue;
    return [[name, value === 'all' ? undefined : value]];
  });
  return Object.fromEntries(defaults);
}

/** Other lists stay as they are when someone claims a record. */
const byHolder = (key: QueryKey, { values = [] }: Filter): QueryKey[] =>
  values.flatMap((holder) => [
    [...key, 'list', { holder }],
    [...key, 'list', 'count', { holder }],
  ]);

function liveQueriesOf(key: QueryKey, topics: ListTopics): LiveQueries {
  const entries = Array.isArray(topics)
    ? topics.map((topic: Topic) => [topic, 'all'] as const)
    : Object.entries(topics as { [T in Topic]?: 'all' | readonly string[] });
  return Object.fromEntries(
    entries.map(([topic, parts]) => [
      topic,
      parts === 'all' ? [key] : parts.map((part) => [...key, part]),
    ]),
  );
}
