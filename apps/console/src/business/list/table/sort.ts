import type { PageSize } from '#/ui/api/page-sizes.ts';

/** Order by one column; lists sort by up to three of them, the first the strongest. */
export type SortBy = { id: string; desc: boolean };

export const sortColumnsMax = 3;

/** `-created_at,amount` → latest first, then the smallest amount. */
export function readSort(text: string): SortBy[] {
  return text
    .split(',')
    .filter((part) => part !== '' && part !== '-')
    .map((part) =>
      part.startsWith('-') ? { id: part.slice(1), desc: true } : { id: part, desc: false },
    );
}

export function writeSort(sort: readonly SortBy[]): string {
  return sort.map(({ id, desc }) => (desc ? `-${id}` : id)).join(',');
}

/** The part of a list's address that the table itself reads and changes. */
export type TableSearch = { page: number; size: PageSize; sort: string };

/** Reads an address as the list does, without what makes no sense to it. */
export type ReadSearch = (address: unknown) => Pick<TableSearch, 'size' | 'sort'>;
