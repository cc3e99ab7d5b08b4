import type { Schemas } from '@brokerdesk/sdk';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import { literally } from '../../kernel/lists/contains.ts';
import type { RequestContext } from '../../platform/request-context.ts';

type Match = Schemas.SearchMatch;

/** A query as the searches of each kind read it. */
export interface Asked {
  words: string;
  /** Null if it is no id. */
  id: string | null;
  /** Pattern that order numbers match; null if it is no part of one. */
  orderNo: string | null;
  /** Null if it is too short or too long for a number that people are paid, called or identified by. */
  number: { whole: string; end: string; isEnd: boolean } | null;
  /** Spellings that references and hashes may begin with. */
  beginnings: readonly string[];
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const endLength = 4;
const beginningMin = 3;

/** Reads what is pasted: full-width digits and any hyphen are those of the keyboard. */
export function readQuery(q: string): Asked {
  const words = q
    .normalize('NFKC')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const id = uuid.test(words) ? words.toLowerCase() : null;
  const bare = words.replaceAll(/[ -]/g, '').toUpperCase();
  const isNumber = id === null && /^\+?[\dA-Z]*\d[\dA-Z]*$/.test(bare);
  return {
    words,
    id,
    orderNo: id === null ? orderPattern(words.toUpperCase()) : null,
    number:
      isNumber && bare.length >= endLength
        ? { whole: bare, end: bare.slice(-endLength), isEnd: bare.length === endLength }
        : null,
    beginnings:
      id === null && words.length >= beginningMin
        ? [...new Set([words, words.toUpperCase(), words.toLowerCase()])]
        : [],
  };
}

/** Digits alone are those after the hyphen. A day without the hyphen is not searched: it would match all of the day. */
function orderPattern(text: string): string | null {
  if (/^[A-Z]\d{8}-\d+$/.test(text)) return `${text}%`;
  if (/^\d{4,8}-\d+$/.test(text)) return `%${text}%`;
  const [, digits] = /^-?(\d{1,12})$/.exec(text) ?? [];
  return digits === undefined ? null : `%-${digits}`;
}

/** The keys that match in one way, by an index of its own. */
export const leg = (match: Match, select: SQL): SQL =>
  sql`select found.id, ${match}::text as match from (${select}) as found(id)`;

interface Numbered {
  id: AnyColumn;
  orderNo: AnyColumn;
}

/** Records of a table by their id or order number. */
export function numberLegs(table: PgTable & Numbered, { id, orderNo }: Asked): SQL[] {
  if (id !== null)
    return [leg('id', sql`select ${table.id} from ${table} where ${table.id} = ${id}`)];
  if (orderNo === null) return [];
  const where = sql`${table.orderNo} like ${orderNo}`;
  return [leg('number', sql`select ${table.id} from ${table} where ${where}`)];
}

/** A beginning that many share is read so far only; more characters find the rest. */
const beginningsMax = 500;

/** Records whose column begins so. */
export function beginningLegs(
  match: Match,
  table: PgTable & Pick<Numbered, 'id'>,
  column: AnyColumn,
  beginnings: readonly string[],
): SQL[] {
  return beginnings.map((text) => {
    const where = sql`${column} like ${`${literally(text)}%`}`;
    return leg(match, sql`select ${table.id} from ${table} where ${where} limit ${beginningsMax}`);
  });
}

/** The keys of all legs, each once. */
export function anyLeg(legs: readonly SQL[]): SQL {
  return sql`(select found.id, min(found.match) as match from (${sql.join([...legs], sql` union all `)}) as found group by found.id) as found`;
}

/** Finds the hits of one kind; `limit` of them at most. */
export type Search = (
  reader: Reader,
  context: RequestContext,
  asked: Asked,
  limit: number,
) => Promise<Schemas.SearchHit[]>;
