import { type AnyColumn, ilike, type SQL } from 'drizzle-orm';

/** The column contains the words, in any case; what is a wildcard in SQL stands for itself. */
export function contains(column: AnyColumn, words: string): SQL {
  return ilike(column, `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`);
}
