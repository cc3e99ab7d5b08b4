import { codeLabel } from '@brokerdesk/sdk/labels';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { serviceAccount } from '../../kernel/db/schema.ts';
import { invalidTransition, Problem } from '../../kernel/errors/problem.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit-log.ts';
import type { Change } from '../../platform/changes.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import type { ServiceAccountRow } from '../../platform/sessions/service-actor.ts';
import { endSessions } from '../../platform/sessions/sessions.ts';
import { requireUnchanged } from '../../platform/versioned-record.ts';
import { sessionChange } from '../auth/session-change.ts';
import { readServiceAccount, serviceSubject, statusOf } from './service-account-view.ts';

/**
 * No token is issued while the lock is held. Throws NOT_FOUND, STALE_RECORD, and INVALID_TRANSITION for a revoked
 * account.
 */
export async function lockAccount(
  tx: Transaction,
  context: RequestContext,
  id: string,
  version?: number,
): Promise<ServiceAccountRow> {
  const [account] = await tx
    .select()
    .from(serviceAccount)
    .where(eq(serviceAccount.id, id))
    .for('no key update');
  if (account === undefined) throw new Problem('NOT_FOUND');
  const view = () => readServiceAccount(tx, actorOf(context).id, id);
  await requireUnchanged(tx, { ...account, view }, version ?? account.version);
  const from = statusOf(account, new Date());
  if (from === 'revoked')
    throw invalidTransition((language) =>
      codeLabel('service-account', 'status', 'revoked', language),
    );
  return account;
}

interface AccountChange extends Pick<AuditEntry, 'before' | 'after'> {
  action: string;
  set?: Partial<typeof serviceAccount.$inferInsert>;
  endsTokens: boolean;
}

export async function saveAccount(
  tx: Transaction,
  context: RequestContext,
  { id, version }: Pick<ServiceAccountRow, 'id' | 'version'>,
  { action, set = {}, endsTokens, before, after }: AccountChange,
): Promise<void> {
  const next = version + 1;
  await tx
    .update(serviceAccount)
    .set({ ...set, version: next, updatedAt: new Date(), updatedById: actorOf(context).id })
    .where(eq(serviceAccount.id, id));
  const ended = endsTokens ? await endSessions(tx, { userId: id }, 'service_account_changed') : [];
  await writeAudit(tx, context, {
    action,
    subject: { type: serviceSubject, id },
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    changed: [accountChange(id, next), ...ended.map((one) => sessionChange(one, 'ended'))],
  });
}

export function accountChange(id: string, version: number): Change {
  return { topic: 'service_account', id, version };
}

export async function isNameTaken(tx: Transaction, name: string): Promise<boolean> {
  return (await tx.$count(serviceAccount, sql`lower(${serviceAccount.name}) = lower(${name})`)) > 0;
}
