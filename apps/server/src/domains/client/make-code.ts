import { randomInt } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { clientCode } from '../../kernel/db/schema.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { lockClient } from './lock-client.ts';

const codeDigits = 6;
const clientCodeLifetimeMs = 10 * 60 * 1000;

/** A one-time code for the client to be verified by. The one before does not count any more. */
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
