import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { client } from '../../kernel/db/schema.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import type { Change } from '../../platform/changes.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import type { ClientRecord } from './lock-client.ts';
import { readClient } from './read-client.ts';

interface ClientChange {
  what: string;
  set: Partial<typeof client.$inferInsert>;
  /** For the audit log, without anything secret. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  at?: Date;
  along?: () => Promise<readonly Change[]>;
}

export async function changeClient(
  tx: Transaction,
  context: RequestContext,
  locked: ClientRecord,
  { what, set, before, after, at, along }: ClientChange,
): Promise<Schemas.Client> {
  const changed = { ...locked, version: locked.version + 1 };
  await tx
    .update(client)
    .set({ ...set, version: changed.version, updatedAt: new Date() })
    .where(eq(client.id, locked.id));
  const answer = await readClient(tx, actorOf(context), locked.id);
  await writeAudit(tx, context, {
    action: `client.${what}`,
    subject: { type: 'client', id: locked.id },
    before,
    after,
    ...(at && { at }),
    changed: [clientChange(changed), ...((await along?.()) ?? [])],
  });
  return answer;
}

export function clientChange({ id, version }: Pick<ClientRecord, 'id' | 'version'>): Change {
  return { topic: 'client', id, version, clientId: id };
}
