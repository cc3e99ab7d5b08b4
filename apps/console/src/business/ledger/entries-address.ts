import { defaultPageSize, readPageSize } from '#/ui/api/page-sizes.ts';
import { ownParameters, without } from '#/ui/page/page-address.tsx';
import type { EntriesRef, EntriesSource } from './entries-ref.ts';

type Search = Readonly<Record<string, unknown>>;

const entriesSearch = ownParameters('entries_');

const isEntriesKey = (key: string) => key === 'entries' || entriesSearch.isOwn(key);

/** Only what lies over a page: a statement has its place in the client's drawer. */
const kinds: readonly EntriesSource[] = [
  'deposit',
  'withdrawal',
  'overdrawn',
  'trade',
  'exchange',
  'client',
];

export type OpenEntries = { entries: EntriesRef; page: number; size: number };

export function openEntriesOf(search: Search): OpenEntries | undefined {
  const of = kinds.find((kind) => kind === search['entries']);
  if (of === undefined) return undefined;
  const own = Object.entries(entriesSearch.read(search)).map(
    ([key, value]) => [key, String(value)] as const,
  );
  const { page, size, ...filter } = Object.fromEntries(own);
  return {
    entries: { of, filter },
    page: page !== undefined && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    size: size === undefined ? defaultPageSize : readPageSize(size),
  };
}

export function withEntries(
  search: Search,
  { of, filter }: EntriesRef,
  { page = 1, size = defaultPageSize }: { page?: number; size?: number } = {},
): Record<string, unknown> {
  const paging = { ...(page > 1 && { page }), ...(size !== defaultPageSize && { size }) };
  return {
    ...withoutEntries(search),
    entries: of,
    ...entriesSearch.write({ ...filter, ...paging }),
  };
}

export function withoutEntries(search: Search): Record<string, unknown> {
  return without(search, isEntriesKey);
}

export function keptEntries(search: Search): Record<string, unknown> {
  return without(search, (key) => !isEntriesKey(key) || search[key] === undefined);
}
