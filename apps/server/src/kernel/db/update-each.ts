import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './database.ts';

export async function updateEach<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly ({ id: string } & Partial<T['$inferInsert']>)[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
    Object.hasOwn(first, key),
  );
  const values = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])),
  );
  const types = columns.map(
    ([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`,
  );
  const changes = columns
    .filter(([key]) => key !== 'id')
    .map(([, { name }]) => sql`${sql.identifier(name)} = next.${sql.identifier(name)}`);
  await tx.execute(sql`
    update ${table} set ${sql.join(changes, sql`, `)}
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as next(${sql.join(types, sql`, `)})
    where ${table}.id = next.id`);
}

/** Stores each record as the last of its changes leaves it, with the columns that any of the changes names. */
export async function updateChanged<T extends PgTable>(
  tx: Transaction,
  table: T,
  changes: readonly { after: { id: string }; changed: Partial<T['$inferInsert']> }[],
): Promise<void> {
  const names = new Set(['id', ...changes.flatMap(({ changed }) => Object.keys(changed))]);
  const last = new Map(changes.map(({ after }) => [after.id, after]));
  const rows = [...last.values()].map((after) => ({
    ...Object.fromEntries(Object.entries(after).filter(([name]) => names.has(name))),
    id: after.id,
  }));
  await updateEach(tx, table as PgTable, rows);
}

/** PostgreSQL allows 65,535 values per statement. */
const batchSize = 500;

export function* batches<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += batchSize) yield all.slice(from, from + batchSize);
}
