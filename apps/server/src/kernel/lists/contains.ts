import { type AnyColumn, and, ilike, or, type SQL, sql } from 'drizzle-orm';

export function contains(column: AnyColumn, words: string): SQL {
  return ilike(column, `%${literally(words)}%`);
}

function begins(column: AnyColumn, words: string): SQL | undefined {
  const start = literally(words);
  return or(ilike(column, `${start}%`), ilike(column, `% ${start}%`));
}

export const literally = (words: string) => words.replaceAll(/[\\%_]/g, '\\$&');

const shortMax = 2;

/**
 * For a column in any script with an index on `search_grams`: three letters in a row, which the other index knows, are
 * more than many a Chinese name has.
 */
export function containsText(column: AnyColumn, words: string): SQL | undefined {
  if (isAscii(words)) {
    return words.length > shortMax ? contains(column, words) : begins(column, words);
  }
  return and(contains(column, words), sql`search_grams(${column}) @> asked_grams(${words}::text)`);
}

/** One or two letters are not searched: they would match nearly all. */
export function containsCode(column: AnyColumn, words: string): SQL {
  return isAscii(words) && words.length > shortMax ? contains(column, words) : sql`false`;
}

export function isAscii(words: string): boolean {
  return Buffer.byteLength(words) === words.length;
}
