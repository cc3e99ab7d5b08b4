import type { PageSize } from '#/ui/api/page-sizes.ts';

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

export type TableSearch = { page: number; size: PageSize; sort: string };

export type ReadSearch = (address: unknown) => Pick<TableSearch, 'size' | 'sort'>;
