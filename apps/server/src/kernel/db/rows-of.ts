import type { SQL } from 'drizzle-orm';
import type { Reader } from './database.ts';

/** The rows of a query that is written out. `Row` names its columns as they come from the database. */
export async function rowsOf<Row>(reader: Pick<Reader, 'execute'>, query: SQL): Promise<Row[]> {
  // Both drivers return rows.
  return ((await reader.execute(query)) as unknown as { rows: Row[] }).rows;
}
