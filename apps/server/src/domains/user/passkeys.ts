import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { passkey, session, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit-log.ts';
import { inSession } from '../../platform/idempotent.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireRecentFactor } from '../../platform/sessions/recent.ts';
import {
  endSessions,
  lockSignedIn,
  passkeysOf,
  type SignedIn,
} from '../../platform/sessions/sessions.ts';
import { countAttempt } from '../auth/attempts.ts';
import { madePasskey, offerPasskey, type PasskeyRow, requireSite } from '../auth/passkeys.ts';
import { sessionChange } from '../auth/session-change.ts';

const passkeysMax = 10;

export async function listPasskeys(context: RequestContext): Promise<Schemas.PasskeyList> {
  const rows = await passkeysOf(context.db, actorOf(context).id);
  return { list: rows.map(view), address: context.services.passkeySite?.origins[0] ?? null };
}

/** Throws PASSKEYS_OFF, PASSKEYS_FULL, TOO_MANY_ATTEMPTS. */
export async function startPasskey(context: RequestContext): Promise<Schemas.PasskeyCreation> {
  const actor = actorOf(context);
  await countAttempt(context.db, [{ kind: 'bind', who: actor.id }]);
  return context.db.transaction(async (tx) => {
    const signedIn = await lockSignedIn(tx, actor);
    await requireRecentFactor(tx, signedIn);
    await requireRoom(tx, signedIn);
    return offerPasskey(tx, context, signedIn);
  });
}

/** Ends every other session of the user. Throws PASSKEYS_OFF, PASSKEYS_FULL, PASSKEY_WRONG. */
export async function addPasskey(
  context: RequestContext,
  { name, response }: Schemas.PasskeyAddition,
): Promise<Schemas.Passkey> {
  requireSite(context);
  const added = await context.db.transaction(async (tx) => {
    const signedIn = await lockSignedIn(tx, actorOf(context));
    await requireRecentFactor(tx, signedIn);
    await requireRoom(tx, signedIn);
    const made = await madePasskey(tx, context, signedIn, response);
    if (made === null) return null;
    const { plainKey, ...key } = made;
    const userId = signedIn.person.id;
    const transports = response.response.transports ?? [];
    const [row] = await tx
      .insert(passkey)
      .values({ ...key, userId, transports, name: name.trim() })
      // A device made it twice, or another user claims it.
      .onConflictDoNothing()
      .returning();
    if (row === undefined) return null;
    await tx
      .update(session)
      .set({ factorAt: new Date() })
      .where(eq(session.id, signedIn.session.id));
    await recordChange(tx, context, signedIn, {
      action: 'user.passkey_added',
      after: { name: row.name, credential_id: row.credentialId, public_key: plainKey },
    });
    return view(row);
  });
  if (added === null) throw new Problem('PASSKEY_WRONG');
  return added;
}

/** Throws NOT_FOUND. */
export function renamePasskey(
  context: RequestContext,
  id: string,
  typed: string,
): Promise<Schemas.Passkey> {
  return inSession(context, async (tx) => {
    const before = await lockOwn(tx, context, id);
    const name = typed.trim();
    if (name === before.name) return view(before);
    await tx.update(passkey).set({ name }).where(eq(passkey.id, id));
    await writeAudit(tx, context, {
      action: 'user.passkey_renamed',
      subject: { type: 'staff_user', id: before.userId },
      before: { name: before.name },
      after: { name },
      changed: [],
    });
    return view({ ...before, name });
  });
}

/** Ends every other session of the user. Throws NOT_FOUND. */
export function removePasskey(context: RequestContext, id: string): Promise<Schemas.Done> {
  return context.db.transaction(async (tx) => {
    const signedIn = await lockSignedIn(tx, actorOf(context));
    const { name, credentialId } = await lockOwn(tx, context, id);
    await requireRecentFactor(tx, signedIn);
    await tx.delete(passkey).where(eq(passkey.id, id));
    await recordChange(tx, context, signedIn, {
      action: 'user.passkey_removed',
      before: { name, credential_id: credentialId },
    });
    return { ok: true };
  });
}

async function requireRoom(tx: Transaction, { person }: SignedIn): Promise<void> {
  if ((await passkeysOf(tx, person.id)).length >= passkeysMax) throw new Problem('PASSKEYS_FULL');
}

async function lockOwn(tx: Transaction, context: RequestContext, id: string): Promise<PasskeyRow> {
  const [row] = await tx
    .select()
    .from(passkey)
    .where(and(eq(passkey.id, id), eq(passkey.userId, actorOf(context).id)))
    .for('no key update');
  if (row === undefined) throw new Problem('NOT_FOUND');
  return row;
}

async function recordChange(
  tx: Transaction,
  context: RequestContext,
  { person, session: own }: SignedIn,
  { after, ...entry }: Pick<AuditEntry, 'action' | 'before' | 'after'>,
): Promise<void> {
  await tx
    .update(staffUser)
    .set({ version: person.version + 1, updatedAt: new Date() })
    .where(eq(staffUser.id, person.id));
  const ended = await endSessions(tx, { userId: person.id, except: own.id }, 'mfa_changed');
  await writeAudit(tx, context, {
    ...entry,
    subject: { type: 'staff_user', id: person.id },
    after: { ...after, sessions_ended: ended.length },
    changed: ended.map((one) => sessionChange(one, 'ended')),
  });
}

function view({ id, name, createdAt, lastUsedAt }: PasskeyRow): Schemas.Passkey {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
