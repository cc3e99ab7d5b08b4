import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import {
  account,
  client,
  clientAccess,
  clientBank,
  clientCode,
  clientCrypto,
  clientNominee,
  clientNote,
  clientTradeSetting,
  kyc,
} from '../../kernel/db/schema.ts';
import { isForeignKeyViolation } from '../../kernel/db/violations.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { clientChange } from './change-client.ts';
import { requireNoLedgerEntries } from './ledger-entries.ts';
import { type ClientRecord, lockClient } from './lock-client.ts';

const descriptions = [
  clientAccess,
  clientBank,
  clientCode,
  clientCrypto,
  clientNominee,
  clientNote,
  clientTradeSetting,
  account,
] as const;

/**
 * Throws HAS_LEDGER_ENTRIES, and HAS_RECORDS where anything else refers to the client, whatever it is: the database
 * knows all that does.
 */
export async function deleteClient(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<Schemas.Done> {
  const locked = await lockClient(tx, context, id);
  await requireNoLedgerEntries(tx, id);
  await tx
    .transaction((inner) => removeAll(inner, id))
    .catch((error: unknown) => {
      throw isForeignKeyViolation(error) ? new Problem('HAS_RECORDS') : error;
    });
  await writeAudit(tx, context, {
    action: 'client.deleted',
    subject: { type: 'client', id },
    before: summary(locked),
    after: null,
    changed: [clientChange({ id, version: locked.version + 1 })],
  });
  return { ok: true };
}

async function removeAll(tx: Transaction, id: string): Promise<void> {
  for (const table of descriptions) await tx.delete(table).where(eq(table.clientId, id));
  // One that was ever submitted stays, and so does the client.
  await tx.delete(kyc).where(and(eq(kyc.clientId, id), eq(kyc.attemptNo, 0)));
  await tx.delete(client).where(eq(client.id, id));
}

function summary(row: ClientRecord): Record<string, unknown> {
  return {
    username: row.username,
    full_name: row.fullName,
    agent_id: row.agentId,
    created_at: row.createdAt.toISOString(),
  };
}
