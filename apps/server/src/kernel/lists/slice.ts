import type { SQL } from 'drizzle-orm';
import type { Sorting } from './sort.ts';

export interface Slice {
  where: SQL | undefined;
  sorting: Sorting;
  limit: number;
  offset?: number;
  /** In the opposite order, turned round afterwards: the page of a late offset. */
  fromEnd?: boolean;
}

/** Some records in their order, and the cursor of the last one. */
export interface Selected<View> {
  list: View[];
  /** Undefined if there are none. */
  cursor: string[] | undefined;
}

export interface PageQuery {
  page?: number | undefined;
  size?: number | undefined;
}

/** The page that a list is asked for: the first of twenty records if nothing is said. */
export function pageOf({ page = 1, size = 20 }: PageQuery) {
  return { page, size, limit: size, offset: (page - 1) * size };
}
