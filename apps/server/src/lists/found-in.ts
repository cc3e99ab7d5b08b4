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
export function foundInRecordOrClient(
  { id, clientId }: OfClient,
  words: string,
  inRecord: SQL | undefined,
): SQL {
  const { table } = id;
  return sql`${id} in (
    select ${id} from ${table} where ${inRecord ?? sql`false`}
    union all
    select ${id} from ${client} join ${table} on ${eq(clientId, client.id)} where ${clientNamed(words)})`;
}

/** The condition on `client` that one of its names contains the words. */
export function clientNamed(words: string): SQL | undefined {
  return or(containsWords(client.username, words), containsWords(client.fullName, words));
}
