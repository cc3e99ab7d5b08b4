import type { Schemas } from '@brokerdesk/sdk';
import { type AnyColumn, and, gte, like, lt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import { escapeLike } from '../../kernel/lists/contains.ts';
import type { RequestContext } from '../../platform/request-context.ts';

type Match = Schemas.SearchMatch;

export interface SearchQuery {
  text: string;
  id: string | null;
  /** Pattern that order numbers match; null if it is no part of one. */
  orderNo: string | null;
  /** Beginning of an order number up to its day, and the time in which such numbers were given; null if it is none. */
  days: { text: string; from: Date; to: Date } | null;
  number: { whole: string; end: string; isEnd: boolean } | null;
  beginnings: readonly string[];
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const endLength = 4;
const beginningMin = 3;

export function readQuery(q: string): SearchQuery {
  const text = q
    .normalize('NFKC')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const id = uuid.test(text) ? text.toLowerCase() : null;
  const bare = text.replaceAll(/[ -]/g, '').toUpperCase();
  const isNumber = id === null && /^\+?[\dA-Z]*\d[\dA-Z]*$/.test(bare);
  return {
    text,
    id,
    orderNo: id === null ? orderPattern(text.toUpperCase()) : null,
    days: readDays(text.toUpperCase()),
    number:
      isNumber && bare.length >= endLength
        ? { whole: bare, end: bare.slice(-endLength), isEnd: bare.length === endLength }
        : null,
    beginnings:
      id === null && text.length >= beginningMin
        ? [...new Set([text, text.toUpperCase(), text.toLowerCase()])]
        : [],
  };
}

const dayMs = 24 * 60 * 60 * 1000;

/** `D20261` are the numbers of October to December 2026, a day more on both sides for the time zone of the company. */
function readDays(text: string): SearchQuery['days'] {
  const [, year, month, day] = /^[A-Z](\d{4})(?:(\d{0,3})|(\d{4})-?)$/.exec(text) ?? [];
  if (year === undefined) return null;
  const digits = day ?? month ?? '';
  const at = (rest: string) => {
    const within = (from: number, max: number) =>
      Math.min(Math.max(Number(rest.slice(from, from + 2)), 1), max);
    return Date.UTC(Number(year), within(0, 12) - 1, within(2, 31));
  };
  return {
    text,
    from: new Date(at(digits.padEnd(4, '0')) - dayMs),
    to: new Date(at(digits.padEnd(4, '9')) + 2 * dayMs),
  };
}

/** Digits alone are those after the hyphen. A day without the hyphen is not searched: it would match all of the day. */
function orderPattern(text: string): string | null {
  if (/^[A-Z]\d{8}-\d+$/.test(text)) return `${text}%`;
  if (/^\d{4,8}-\d+$/.test(text)) return `%${text}%`;
  const [, digits] = /^-?(\d{1,12})$/.exec(text) ?? [];
  return digits === undefined ? null : `%-${digits}`;
}

export const leg = (match: Match, select: SQL): SQL =>
  sql`select found.id, ${match}::text as match from (${select}) as found(id)`;

interface Numbered {
  id: AnyColumn;
  orderNo: AnyColumn;
}

const beginningsMax = 500;

export function numberLegs(table: PgTable & Numbered, { id, orderNo }: SearchQuery): SQL[] {
  if (id !== null)
    return [leg('id', sql`select ${table.id} from ${table} where ${table.id} = ${id}`)];
  if (orderNo === null) return [];
  const where = sql`${table.orderNo} like ${orderNo}`;
  return [leg('number', sql`select ${table.id} from ${table} where ${where}`)];
}

export interface Days {
  letters: string;
  /** The scope of the user: the newest records are read, of all clients too few would be left. */
  where?: SQL | undefined;
  each?: readonly SQL[];
}

const newestMax = 50;

export function dayLegs(
  table: PgTable & Numbered & { createdAt: AnyColumn },
  { days }: SearchQuery,
  { letters, where, each }: Days,
): SQL[] {
  if (days === null || !letters.includes(days.text.charAt(0))) return [];
  return (each ?? [undefined]).map((part) => {
    const wanted = and(
      ...[part, where, like(table.orderNo, `${days.text}%`)],
      ...[gte(table.createdAt, days.from), lt(table.createdAt, days.to)],
    );
    const newest = sql`order by ${table.createdAt} desc, ${table.id} desc limit ${newestMax}`;
    return leg('number', sql`select ${table.id} from ${table} where ${wanted} ${newest}`);
  });
}

export function beginningLegs(
  match: Match,
  table: PgTable & Pick<Numbered, 'id'>,
  column: AnyColumn,
  beginnings: readonly string[],
): SQL[] {
  return beginnings.map((text) => {
    const where = sql`${column} like ${`${escapeLike(text)}%`}`;
    return leg(match, sql`select ${table.id} from ${table} where ${where} limit ${beginningsMax}`);
  });
}

export function anyLeg(legs: readonly SQL[]): SQL {
  return sql`(select found.id, min(found.match) as match from (${sql.join([...legs], sql` union all `)}) as found group by found.id) as found`;
}

export type Search = (
  reader: Reader,
  context: RequestContext,
  query: SearchQuery,
  limit: number,
) => Promise<Schemas.SearchHit[]>;
