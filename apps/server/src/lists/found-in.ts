import { type AnyColumn, eq, or, type SQL, sql } from 'drizzle-orm';
import { client } from '../db/schema.ts';
import { containsWords } from './contains.ts';

/** A record of a client: its key, and the key of the client. */
export interface OfClient {
  id: AnyColumn;
  clientId: AnyColumn;
}

/**
 * The record has these words, or its client's names have them. Asked one after the other, each by its
 * own index: with one condition over two tables, PostgreSQL looks at every row.
 */
export function foundInRecordOrClient(of: OfClient, words: string, inRecord: SQL | undefined): SQL {
  return sql`${of.id} in (${keysFound(of, words, inRecord)})`;
}

/**
 * The same, looked for beforehand: where PostgreSQL cannot guess how much is found, it walks along the
 * list and looks each record up among what was found, in the belief that the page is soon full.
 */
export function foundBeforehand(of: OfClient, words: string, inRecord: SQL | undefined): SQL {
  return sql`${of.id} = any (array(${keysFound(of, words, inRecord)}))`;
}

function keysFound({ id, clientId }: OfClient, words: string, inRecord: SQL | undefined): SQL {
  const { table } = id;
  return sql`
    select ${id} from ${table} where ${inRecord ?? sql`false`}
    union all
    select ${id} from ${client} join ${table} on ${eq(clientId, client.id)} where ${clientNamed(words)}`;
}

/** The condition on `client` that one of its names contains the words. */
export function clientNamed(words: string): SQL | undefined {
  return or(containsWords(client.username, words), containsWords(client.fullName, words));
}
