import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { clientBank, clientNominee } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireClient } from '../client-access/find-client.ts';

/** Throws NOT_FOUND if there is none. */
export async function revealContact(
  tx: Transaction,
  context: RequestContext,
  id: string,
  request: Schemas.ClientRevealRequest,
): Promise<Schemas.RevealedField> {
  const found = await requireClient(tx, actorOf(context), id);
  const { field, nominee_id, bank_id } = request;
  const values = {
    nominee_phone: () => phoneOfNominee(tx, id, nominee_id),
    bank_acc_no: async () => (await cardOf(tx, id, bank_id)).accNo,
    bank_phone: async () => (await cardOf(tx, id, bank_id)).phone,
    mobile: () => found.mobile,
    email: () => found.email,
  };
  const value = await values[field]();
  if (value === null) throw new Problem('NOT_FOUND');
  await writeAudit(tx, context, {
    action: `client.${field}_revealed`,
    subject: { type: 'client', id },
    ...(field === 'nominee_phone' && { after: { nominee_id } }),
    ...(field.startsWith('bank_') && { after: { bank_id } }),
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

async function cardOf(tx: Transaction, clientId: string, id?: string) {
  if (id === undefined) {
    throw new Problem('VALIDATION', { errors: [{ field: 'bank_id', code: 'FIELD_REQUIRED' }] });
  }
  const [card] = await tx
    .select({ accNo: clientBank.accNo, phone: clientBank.phone })
    .from(clientBank)
    .where(and(eq(clientBank.id, id), eq(clientBank.clientId, clientId)));
  if (card === undefined) throw new Problem('NOT_FOUND');
  return card;
}
