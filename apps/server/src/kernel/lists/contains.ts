import { type AnyColumn, and, ilike, or, type SQL, sql } from 'drizzle-orm';

export function contains(column: AnyColumn, text: string): SQL {
  return ilike(column, `%${escapeLike(text)}%`);
}

function begins(column: AnyColumn, text: string): SQL | undefined {
  const start = escapeLike(text);
  return or(ilike(column, `${start}%`), ilike(column, `% ${start}%`));
}

export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

const shortMax = 2;

/**
 * For a column in any script with an index on `search_grams`: three letters in a row, which the other index knows, are
 * more than many a Chinese name has.
 */
export function containsText(column: AnyColumn, text: string): SQL | undefined {
  if (isAscii(text)) {
    return text.length > shortMax ? contains(column, text) : begins(column, text);
  }
  return and(contains(column, text), sql`search_grams(${column}) @> asked_grams(${text}::text)`);
}

/** One or two letters are not searched: they would match nearly all. */
export function containsCode(column: AnyColumn, text: string): SQL {
  return isAscii(text) && text.length > shortMax ? contains(column, text) : sql`false`;
}

export function isAscii(text: string): boolean {
  return Buffer.byteLength(text) === text.length;
}
