import type { PageSize } from '#/ui/api/page-sizes.ts';

/** The part of a list's address that the table itself reads and changes. */
export type TableSearch = { page: number; size: PageSize; sort: string };

/** Reads an address as the list does, without what makes no sense to it. */
export type ReadSearch = (address: unknown) => Pick<TableSearch, 'size' | 'sort'>;
