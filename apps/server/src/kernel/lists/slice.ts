import type { SQL } from 'drizzle-orm';
import type { Sorting } from './sort.ts';

export interface Slice {
  where: SQL | undefined;
  sorting: Sorting;
  limit: number;
  offset?: number;
  fromEnd?: boolean;
}

export interface Selected<View> {
  list: View[];
  cursor: string[] | undefined;
}

export interface PageQuery {
  page?: number | undefined;
  size?: number | undefined;
}

export function pageOf({ page = 1, size = 20 }: PageQuery) {
  return { page, size, limit: size, offset: (page - 1) * size };
}
