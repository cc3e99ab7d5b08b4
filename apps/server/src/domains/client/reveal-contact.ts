import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { clientNominee } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireClient } from './find-client.ts';

/** What is masked elsewhere, whole; who looked is written down. Throws NOT_FOUND where there is none. */
export async function revealContact(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { field, nominee_id: nomineeId }: Schemas.ClientRevealRequest,
): Promise<Schemas.RevealedField> {
  const found = await requireClient(tx, actorOf(context), id);
  const value = field === 'nominee_phone' ? await phoneOfNominee(tx, id, nomineeId) : found[field];
  await writeAudit(tx, context, {
    action: `client.${field}_revealed`,
    subject: { type: 'client', id },
    ...(field === 'nominee_phone' && { after: { nominee_id: nomineeId } }),
    changed: [],
  });
  return { field, value };
}

async function phoneOfNominee(tx: Transaction, clientId: string, id?: string): Promise<string> {
  if (id === undefined) {
    throw new Problem('VALIDATION', { errors: [{ field: 'nominee_id', code: 'FIELD_REQUIRED' }] });
  }
  const [nominee] = await tx
    .select({ phone: clientNominee.phone })
    .from(clientNominee)
    .where(and(eq(clientNominee.id, id), eq(clientNominee.clientId, clientId)));
  if (nominee?.phone == null) throw new Problem('NOT_FOUND');
  return nominee.phone;
}
