import { type AnyColumn, eq, or, type SQL, sql } from 'drizzle-orm';
import { client } from '../db/schema.ts';
import { containsText, isAscii } from './contains.ts';

export interface OfClient {
  id: AnyColumn;
  clientId: AnyColumn;
}

/**
 * Asks one after the other, each by its own index: with one condition over two tables, PostgreSQL looks at every row.
 */
export function matchesRecordOrClient(of: OfClient, text: string, inRecord: SQL | undefined): SQL {
  return sql`${of.id} in (${matchingKeys(of, text, [inRecord])})`;
}

/**
 * If PostgreSQL cannot guess how much is found, it walks along the list and looks each record up, in the belief that
 * the page is soon full.
 */
export function matchesPrefetched(of: OfClient, text: string, inRecord: readonly SQL[]): SQL {
  return sql`${of.id} = any (array(${matchingKeys(of, text, inRecord)}))`;
}

function matchingKeys(
  { id, clientId }: OfClient,
  text: string,
  inRecord: readonly (SQL | undefined)[],
): SQL {
  const { table } = id;
  const found = inRecord.map(
    (where) => sql`select ${id} from ${table} where ${where ?? sql`false`}`,
  );
  found.push(
    sql`select ${id} from ${client} join ${table} on ${eq(clientId, client.id)} where ${nameMatches(text)}`,
  );
  return sql.join(found, sql` union all `);
}

function nameMatches(text: string): SQL | undefined {
  return or(containsText(client.username, text), containsText(client.fullName, text));
}

export function clientMatches(text: string): SQL | undefined {
  const spelled = text.replaceAll(/[ ']/g, '');
  const isSpelled = isAscii(text) && /^[a-z]+$/i.test(spelled);
  return or(nameMatches(text), isSpelled ? containsText(client.romanizedName, spelled) : undefined);
}
