import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { client, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { when } from '../../kernel/lists/conditions.ts';
import { type RowQuery, selectFound } from '../../kernel/lists/record-rows.ts';
import type { Slice } from '../../kernel/lists/slice.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import type { Actor, ScopedActor } from '../../platform/actor.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { refColumns } from './client-ref.ts';

/**
 * Every read and write of something that belongs to a client carries it. Undefined for a user who works with all
 * clients.
 */
export function clientScope(actor: ScopedActor): SQL | undefined {
  return agentScope(actor, client.agentId);
}

export function agentScope(actor: ScopedActor, agentId: AnyColumn): SQL | undefined {
  if (actor.scope === 'all') return undefined;
  const { scope, scopeOwnerId } = actor;
  return scope === 'team' ? agentsOfTeam(agentId, scopeOwnerId) : eq(agentId, scopeOwnerId);
}

/** A filter, not a right. */
export function clientsOfTeam(staffId: string): SQL {
  return agentsOfTeam(client.agentId, staffId);
}

export function agentsOfTeam(agentId: AnyColumn, staffId: string): SQL {
  return sql`${agentId} in (select s.id from staff_user s where s.id = ${staffId} or s.leader_id = ${staffId})`;
}

/**
 * Needs no join: to look at the client of every record costs more than to list the records. For a page far down,
 * `clientsFirst` reads all clients first, because PostgreSQL would read and sort all records otherwise.
 */
export function recordScope(
  actor: ScopedActor,
  { fake = false, agent_id }: { fake?: boolean | undefined; agent_id?: string | undefined },
  clientId: AnyColumn,
  { clientsFirst = false }: { clientsFirst?: boolean } = {},
): SQL {
  const among = (where: SQL | undefined) =>
    sql`(select ${client.id} from ${client} where ${where})`;
  if (!fake && actor.scope === 'all' && agent_id === undefined) {
    return sql`${clientId} not in ${among(eq(client.fake, true))}`;
  }
  const condition = and(clientScope(actor), eq(client.fake, fake), when(agent_id, clientsOfTeam));
  const found = sql`${clientId} in ${among(condition)}`;
  return clientsFirst ? sql`(${found}) is true` : found;
}

export const lockedInScope =
  <Row>(
    table: Parameters<typeof lockInScope>[2],
    find: (reader: Reader, actor: Actor, id: string) => Promise<Row>,
  ) =>
  async (tx: Transaction, context: RequestContext, id: string): Promise<Row> => {
    const actor = actorOf(context);
    await lockInScope(tx, actor, table, eq(table.id, id));
    return find(tx, actor, id);
  };

export async function lockInScope(
  tx: Reader,
  actor: ScopedActor,
  table: PgTable & { id: AnyColumn; clientId: AnyColumn },
  which: SQL | undefined,
): Promise<void> {
  await tx
    .select({ id: sql`${table.id}` })
    .from(table)
    .innerJoin(client, eq(client.id, table.clientId))
    .where(and(which, clientScope(actor)))
    .for('update', { of: table });
}

export const maker = alias(staffUser, 'maker');
export const checker = alias(staffUser, 'checker');

/** Requires the joins of maker and checker. */
export const signerColumns = {
  maker: { id: maker.id, name: maker.name },
  checker: { id: checker.id, name: checker.name },
};

export const recordColumns = { ...refColumns, ...signerColumns };

export function scopedRows<Row extends { cursor?: string[] }, By extends ScopedActor = ScopedActor>(
  table: PgTable & { id: PgColumn },
  select: (reader: Reader, sorting?: Sorting) => RowQuery<Row>,
  scope: (actor: By) => SQL | undefined = clientScope,
) {
  async function find(reader: Reader, actor: By, which: SQL | undefined): Promise<Row | undefined> {
    const [row] = await select(reader).where(and(which, scope(actor)));
    return row;
  }

  /** Throws NOT_FOUND, also for a record outside of the scope. */
  async function require(reader: Reader, actor: By, id: string, which?: SQL): Promise<Row> {
    const row = await find(reader, actor, and(eq(table.id, id), which));
    if (row === undefined) throw new Problem('NOT_FOUND');
    return row;
  }

  /** The condition of the slice must have the scope. */
  const page = (reader: Reader, slice: Slice) => selectFound(reader, table, slice, select);

  return { find, require, page };
}
