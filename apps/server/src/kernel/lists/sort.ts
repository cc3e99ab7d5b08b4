import { type AnyColumn, and, Column, is, type SQL, sql } from 'drizzle-orm';
import { Problem } from '../errors/problem.ts';

export interface SortKey {
  column: AnyColumn | SQL;
  type?: string;
  /** Rows without a value: a stand-in below every real one, so that they have a place in the order. */
  whenNull?: SQL;
  tieBreak?: AnyColumn;
}

export type SortKeys = Readonly<Record<string, SortKey>>;

interface SortTerm {
  value: SQL;
  type: string;
  descending: boolean;
}

export interface Sorting {
  orderBy: SQL[];
  fromEnd: SQL[];
  cursor: SQL<string[]>;
  after: (cursor: readonly string[]) => SQL;
}

/**
 * `id` is the last key, so that a page never repeats or loses a row. Throws VALIDATION that names `sort` for an unknown
 * key.
 */
export function parseSort(sort: string, keys: SortKeys, id: AnyColumn): Sorting {
  const parts = sort.split(',');
  const terms = parts.map((part) => parseTerm(part, keys));
  const descending = terms[0]?.descending ?? false;
  const tieBreak = parts.length === 1 ? keys[sort.replace(/^-/, '')]?.tieBreak : undefined;
  for (const column of tieBreak === undefined ? [id] : [tieBreak, id]) {
    terms.push({ value: sql`${column}`, type: typeOf(column), descending });
  }
  return {
    orderBy: terms.map(({ value, descending }) =>
      descending ? sql`${value} desc` : sql`${value} asc`,
    ),
    fromEnd: terms.map(({ value, descending }) =>
      descending ? sql`${value} asc` : sql`${value} desc`,
    ),
    // As text, because a JavaScript date holds milliseconds and the database microseconds.
    cursor: sql<string[]>`json_build_array(${sql.join(
      terms.map(({ value }) => sql`${value}::text`),
      sql`, `,
    )})`,
    after: (cursor) => afterCursor(terms, cursor),
  };
}

function parseTerm(part: string, keys: SortKeys): SortTerm {
  const descending = part.startsWith('-');
  const name = descending ? part.slice(1) : part;
  const key = Object.hasOwn(keys, name) ? keys[name] : undefined;
  if (key === undefined) {
    throw new Problem('VALIDATION', { errors: [{ field: 'sort', code: 'FIELD_INVALID' }] });
  }
  const { column, whenNull, type } = key;
  return {
    value: whenNull === undefined ? sql`${column}` : sql`coalesce(${column}, ${whenNull})`,
    type: type ?? (is(column, Column) ? typeOf(column) : 'text'),
    descending,
  };
}

/** A type that can be cast to, which a serial is not. */
const typeOf = (column: AnyColumn) => column.getSQLType().replace(/serial$/, 'int');

/** (a, b, c) after (x, y, z) with a direction per key; a row comparison has only one. */
function afterCursor(terms: readonly SortTerm[], cursor: readonly string[]): SQL {
  const [first, ...rest] = terms;
  const [value, ...values] = cursor;
  if (first === undefined || value === undefined) return sql`false`;
  const bound = sql`(${value}::text)::${sql.raw(first.type)}`;
  const beyond = first.descending ? sql`${first.value} < ${bound}` : sql`${first.value} > ${bound}`;
  if (rest.length === 0) return beyond;
  return sql`(${beyond} or ${and(sql`${first.value} = ${bound}`, afterCursor(rest, values))})`;
}
