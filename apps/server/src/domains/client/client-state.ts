import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import {
  account,
  client,
  clientAccess,
  clientBank,
  clientCode,
  clientCrypto,
  clientDevice,
  clientNominee,
  clientNote,
  clientTradeSetting,
  kyc,
} from '../../kernel/db/schema.ts';
import { isForeignKeyViolation } from '../../kernel/db/violations.ts';
import { invalidTransition, Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { firmNames } from '../auth/firm-names.ts';
import { hashNewPassword } from '../auth/password.ts';
import { requireClient } from '../client-access/find-client.ts';
import { changeClient, clientChange } from './change-client.ts';
import { requireNoLedgerEntries } from './ledger-entries.ts';
import { type ClientRecord, lockClient, requireClientVersion } from './lock-client.ts';

function sessionsEnded(): { online: false; sessionsEndedAt: Date } {
  return { online: false, sessionsEndedAt: new Date() };
}

export async function endClientSessions(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<Schemas.Client> {
  const locked = await lockClient(tx, context, id);
  const set = sessionsEnded();
  return changeClient(tx, context, locked, {
    what: 'sessions_ended',
    set,
    before: { online: locked.online },
    after: { online: false, sessions_ended_at: set.sessionsEndedAt.toISOString() },
  });
}

type ClientStatus = Schemas.ClientStatusRequest['status'];
type Switches = { active: boolean; locked: boolean };

const transitions: Readonly<
  Record<ClientStatus, { from: Partial<Switches>; to: Partial<Switches>; endsSessions: boolean }>
> = {
  enabled: { from: { active: false }, to: { active: true }, endsSessions: false },
  disabled: { from: { active: true }, to: { active: false }, endsSessions: true },
  locked: { from: { locked: false }, to: { locked: true }, endsSessions: true },
  unlocked: { from: { locked: true }, to: { locked: false }, endsSessions: false },
};

export function stepTo(
  status: ClientStatus,
  now: Switches,
): { to: Partial<Switches>; endsSessions: boolean } | undefined {
  const { from, to, endsSessions } = transitions[status];
  const fits =
    (from.active === undefined || from.active === now.active) &&
    (from.locked === undefined || from.locked === now.locked);
  return fits ? { to, endsSessions } : undefined;
}

/** Throws NOT_FOUND, INVALID_TRANSITION if the client has the status already, and STALE_RECORD. */
export async function setClientStatus(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { status, reason, version }: Schemas.ClientStatusRequest,
): Promise<Schemas.Client> {
  const locked = await lockClient(tx, context, id);
  const step = stepTo(status, locked);
  if (step === undefined) {
    throw invalidTransition((language) => codeLabel('client-profile', 'status', status, language));
  }
  await requireClientVersion(tx, context, locked, version);
  return changeClient(tx, context, locked, {
    what: status,
    set: { ...step.to, ...(step.endsSessions && sessionsEnded()) },
    before: { active: locked.active, locked: locked.locked },
    after: {
      ...{ active: locked.active, locked: locked.locked, ...step.to },
      ...(reason !== undefined && { reason: reason.trim() }),
    },
  });
}

export async function resetClientPassword(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { password }: Schemas.ClientPasswordRequest,
): Promise<Schemas.Client> {
  const { username } = await requireClient(tx, actorOf(context), id);
  // Before the lock: hashing is slow on purpose.
  const names = await firmNames(tx, context.services);
  const passwordHash = await hashNewPassword({ md5: password, username, names, field: 'password' });
  const locked = await lockClient(tx, context, id);
  return changeClient(tx, context, locked, {
    what: 'password_reset',
    set: { passwordHash, ...sessionsEnded() },
    before: { password: locked.passwordHash === null ? 'none' : 'set' },
    after: { password: 'set' },
  });
}

const descriptions = [
  clientAccess,
  clientBank,
  clientCode,
  clientCrypto,
  clientDevice,
  clientNominee,
  clientNote,
  clientTradeSetting,
  account,
] as const;

/** Throws HAS_LEDGER_ENTRIES, and HAS_RECORDS if any foreign key refers to the client. */
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
