import { type AnyColumn, and, ilike, type SQL, sql } from 'drizzle-orm';

/** The column contains the words, in any case; what is a wildcard in SQL stands for itself. */
export function contains(column: AnyColumn, words: string): SQL {
  return ilike(column, `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`);
}

/**
 * The same for a column that is written in any script, and has an index on `search_grams`: three letters
 * in a row, which the other index knows, are more than many a Chinese name has.
 */
export function containsWords(column: AnyColumn, words: string): SQL | undefined {
  if (isAscii(words)) return contains(column, words);
  // Where the index does not serve, as on the embedded database, each row is asked in this order, and
  // taking a text apart costs a hundred times as much as looking through it.
  return and(contains(column, words), sql`search_grams(${column}) @> asked_grams(${words}::text)`);
}

/** The same for a number that the server makes: it has nothing but ASCII. */
export function containsCode(column: AnyColumn, words: string): SQL {
  return isAscii(words) ? contains(column, words) : sql`false`;
}

function isAscii(words: string): boolean {
  return Buffer.byteLength(words) === words.length;
}
