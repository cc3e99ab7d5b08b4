import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { clientBank, clientNominee } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireClient } from './find-client.ts';

/** What is masked elsewhere, whole; who looked is written down. Throws NOT_FOUND where there is none. */
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
    bank_acc_no: () => numberOfCard(tx, id, bank_id),
    mobile: () => found.mobile,
    email: () => found.email,
  };
  const value = await values[field]();
  await writeAudit(tx, context, {
    action: `client.${field}_revealed`,
    subject: { type: 'client', id },
    ...(field === 'nominee_phone' && { after: { nominee_id } }),
    ...(field === 'bank_acc_no' && { after: { bank_id } }),
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

async function numberOfCard(tx: Transaction, clientId: string, id?: string): Promise<string> {
  if (id === undefined) {
    throw new Problem('VALIDATION', { errors: [{ field: 'bank_id', code: 'FIELD_REQUIRED' }] });
  }
  const [card] = await tx
    .select({ accNo: clientBank.accNo })
    .from(clientBank)
    .where(and(eq(clientBank.id, id), eq(clientBank.clientId, clientId)));
  if (card === undefined) throw new Problem('NOT_FOUND');
  return card.accNo;
}
