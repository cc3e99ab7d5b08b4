import { type AnyColumn, and, ilike, or, type SQL, sql } from 'drizzle-orm';

/** The column contains the words, in any case; what is a wildcard in SQL stands for itself. */
export function contains(column: AnyColumn, words: string): SQL {
  return ilike(column, `%${literally(words)}%`);
}

/** The column, or a word in it, begins so. */
function begins(column: AnyColumn, words: string): SQL | undefined {
  const start = literally(words);
  return or(ilike(column, `${start}%`), ilike(column, `% ${start}%`));
}

export const literally = (words: string) => words.replaceAll(/[\\%_]/g, '\\$&');

const shortMax = 2;

/**
 * The same for a column that is written in any script, and has an index on `search_grams`: three letters
 * in a row, which the other index knows, are more than many a Chinese name has. One or two ASCII letters
 * are what a word begins with.
 */
export function containsWords(column: AnyColumn, words: string): SQL | undefined {
  if (isAscii(words)) {
    return words.length > shortMax ? contains(column, words) : begins(column, words);
  }
  return and(contains(column, words), sql`search_grams(${column}) @> asked_grams(${words}::text)`);
}

/** The same for a generated ASCII code. One or two letters are not searched: they would match nearly all. */
export function containsCode(column: AnyColumn, words: string): SQL {
  return isAscii(words) && words.length > shortMax ? contains(column, words) : sql`false`;
}

export function isAscii(words: string): boolean {
  return Buffer.byteLength(words) === words.length;
}
