import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { client } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireLatest } from '../../platform/versioned-record.ts';
import { clientScope } from '../client-access/client-scope.ts';
import { readClient } from './read-client.ts';

export type ClientRecord = typeof client.$inferSelect;

/** Throws NOT_FOUND, also for a client outside of the user's scope. */
export async function lockClient(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<ClientRecord> {
  const [locked] = await tx
    .select()
    .from(client)
    .where(and(eq(client.id, id), clientScope(actorOf(context))))
    // Records of the client may still be added.
    .for('no key update');
  if (locked === undefined) throw new Problem('NOT_FOUND');
  return locked;
}

/** Throws STALE_RECORD, with the current client, if the user saw another version. */
export async function requireClientVersion(
  tx: Transaction,
  context: RequestContext,
  { id, version }: ClientRecord,
  seen: number,
): Promise<void> {
  const view = () => readClient(tx, actorOf(context), id);
  await requireLatest(tx, { type: 'client', id }, { version, view }, seen);
}
