import { randomInt } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { clientBank, clientCode, clientNominee } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireClient } from '../client-access/find-client.ts';
import { lockClient } from './lock-client.ts';

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

const codeDigits = 6;
const clientCodeLifetimeMs = 10 * 60 * 1000;

export async function makeClientCode(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<Schemas.ClientCode> {
  const locked = await lockClient(tx, context, id);
  const now = new Date();
  await tx
    .update(clientCode)
    .set({ expiresAt: now })
    .where(
      and(
        eq(clientCode.clientId, locked.id),
        isNull(clientCode.usedAt),
        gt(clientCode.expiresAt, now),
      ),
    );
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  const expiresAt = new Date(now.getTime() + clientCodeLifetimeMs);
  await tx.insert(clientCode).values({
    clientId: locked.id,
    codeHash: context.services.secrets.hashClientCode(locked.id, code),
    expiresAt,
    createdById: actorOf(context).id,
    createdAt: now,
  });
  await writeAudit(tx, context, {
    action: 'client.code_made',
    subject: { type: 'client', id: locked.id },
    changed: [],
  });
  return { code, expires_at: expiresAt.toISOString() };
}
