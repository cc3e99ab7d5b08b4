import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from './db/database.ts';

/** Throws at the end, as an AggregateError of all that failed. */
export async function runEach<T>(
  items: readonly T[],
  act: (item: T) => PromiseLike<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await act(item);
    } catch (error) {
      failures.push(...(error instanceof AggregateError ? error.errors : [error]));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything was done.');
}

/**
 * Does it for each record that is due, locked and in a transaction of its own, and returns the results that are not null.
 * One of several replicas that look at once does each. Throws as `runEach` does.
 */
export async function runEachDue<T extends PgTable & { id: PgColumn }, Done>(
  db: Database,
  table: T,
  { due, orderBy }: { due: SQL | undefined; orderBy: (SQL | PgColumn)[] },
  act: (tx: Transaction, record: T['$inferSelect']) => Promise<Done | null>,
): Promise<Done[]> {
  const from = table as PgTable & { id: PgColumn };
  const found = await db
    .select({ id: table.id })
    .from(from)
    .where(due)
    .orderBy(...orderBy);
  const done: Done[] = [];
  await runEach(found, async ({ id }) => {
    const result = await db.transaction(async (tx) => {
      const which = and(eq(table.id, id), due);
      const [record] = await tx.select().from(from).where(which).for('update');
      return record === undefined ? null : act(tx, record);
    });
    if (result !== null) done.push(result);
  });
  return done;
}
