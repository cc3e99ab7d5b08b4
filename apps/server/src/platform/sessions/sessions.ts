import { parseRole, scopeOf } from '@brokerdesk/policy';
import { and, asc, eq, exists, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../kernel/db/database.ts';
import {
  bulkRun,
  passkey,
  serverKey,
  serviceAccount,
  session,
  staffUser,
} from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Actor } from '../actor.ts';
import { permissionsOf } from '../permissions-of-role.ts';
import type { RequestContext, Services } from '../request-context.ts';
import type { VerifiedClaims } from './access-token.ts';
import { forgetDevices } from './known-device.ts';
import { missingFactor, neededFactor } from './required-factor.ts';
import { actorOfService, serviceAccountIsLive } from './service-actor.ts';

const hourMs = 60 * 60 * 1000;
const sessionLifetimeMs = 12 * hourMs;
const rememberedLifetimeMs = 30 * 24 * hourMs;
const mfaPendingLifetimeMs = hourMs / 6;
export const lastSeenStepMs = 60 * 1000;

export type SessionRow = typeof session.$inferSelect;
export type StaffUserRow = typeof staffUser.$inferSelect;

export const sessionRuns = () =>
  and(
    isNull(session.endedAt),
    gt(session.expiresAt, new Date()),
    or(isNull(session.idleUntil), gt(session.idleUntil, new Date())),
  );

export const sessionIsOpen = () =>
  and(
    sessionRuns(),
    or(eq(staffUser.active, true), serviceAccountIsLive()),
    eq(staffUser.role, session.role),
  );

interface Activity {
  at: Date | null;
  idleMs: number;
}

export function idleUntilOf({ idleUntil }: SessionRow, { at, idleMs }: Activity): Date | null {
  if (idleUntil === null || at === null) return idleUntil;
  return new Date(Math.max(idleUntil.getTime(), at.getTime() + idleMs));
}

/** Null if the session is over, or the key of the token dropped. */
export async function openSession(
  db: Database,
  claims: VerifiedClaims,
  activity: Activity,
): Promise<Actor | null> {
  const [found] = await db
    .select({
      ...{ session, staffUser, serviceAccount },
      ...{ hasPasskey: passkeyExists(), neededFactor: neededFactor() },
    })
    .from(session)
    .innerJoin(staffUser, eq(staffUser.id, session.userId))
    .leftJoin(serviceAccount, eq(serviceAccount.id, session.userId))
    .where(
      and(
        eq(session.id, claims.sid),
        eq(session.userId, claims.sub),
        sessionIsOpen(),
        eq(session.tokenRound, claims.round),
        exists(acceptedKey(db, claims)),
      ),
    );
  if (found === undefined) return null;

  const { lastSeenAt, idleUntil } = found.session;
  const extended = idleUntilOf(found.session, activity);
  const gainedMs = Number(extended) - Number(idleUntil);
  if (gainedMs >= lastSeenStepMs || Date.now() - lastSeenAt.getTime() > lastSeenStepMs) {
    await db
      .update(session)
      // Requests that come together may tell of different times.
      .set({
        lastSeenAt: new Date(),
        idleUntil: sql`greatest(${session.idleUntil}, ${extended?.toISOString() ?? null}::timestamptz)`,
      })
      .where(eq(session.id, claims.sid));
  }
  if (found.serviceAccount !== null) {
    return actorOfService(found.staffUser, found.serviceAccount, claims.sid);
  }
  return {
    ...actorFrom(found.staffUser, { ...found.session, idleUntil: extended }),
    missingFactor: missingFactor(found),
    // A token from before the second factor stays limited: verifying returns new ones.
    mfaPending: found.session.mfaPending || claims.stage === 'mfa',
  };
}

/** Refused everywhere once an emergency rotation commits, also by a process that has not noticed it yet. */
function acceptedKey(db: Database, { key: { purpose, number } }: VerifiedClaims) {
  const its = and(eq(serverKey.purpose, purpose), eq(serverKey.number, number));
  return db
    .select({ number: serverKey.number })
    .from(serverKey)
    .where(and(its, ne(serverKey.state, 'dropped')));
}

/** UNAUTHORIZED also for a token from before the user signed in again: a refresh goes on. */
export async function refusalOf(
  db: Reader,
  id: string,
  token?: Pick<VerifiedClaims, 'round'>,
): Promise<Problem> {
  const [found] = await db.select().from(session).where(eq(session.id, id));
  const isEarlier = token !== undefined && found !== undefined && token.round < found.tokenRound;
  if (isEarlier && found.endedAt === null) return new Problem('UNAUTHORIZED');
  const byItself = found && found.endedAt === null && !found.mfaPending;
  const until = Math.min(Number(found?.expiresAt), Number(found?.idleUntil ?? found?.expiresAt));
  if (byItself && until <= Date.now()) return new Problem('UNAUTHORIZED');
  const byOwner = found?.endReason === ('ended_by_owner' satisfies EndReason);
  return new Problem('SESSION_ENDED', byOwner ? { endedBy: 'owner' } : {});
}

/**
 * Locks the session, its user and the role until the transaction ends, so that no decision is made for a user
 * disabled in the meantime. Throws the problem of `refusalOf`.
 */
export async function lockSession(tx: Transaction, { sessionId }: Actor): Promise<void> {
  const locked = await ownSession(tx, sessionId).for('share');
  if (locked.length === 0) throw await refusalOf(tx, sessionId);
}

/**
 * Goes on also after an ordinary sign-out and when the session has expired, but not if it was ended for any other
 * reason.
 */
const runGoesOn = (sessionId: string) =>
  and(
    eq(session.id, sessionId),
    or(isNull(session.endedAt), eq(session.endReason, 'logout' satisfies EndReason)),
    eq(staffUser.active, true),
    eq(staffUser.role, session.role),
  );

export async function actorOfRun(reader: Reader, sessionId: string): Promise<Actor | null> {
  const [found] = await reader
    .select({ staffUser })
    .from(session)
    .innerJoin(staffUser, eq(staffUser.id, session.userId))
    .where(runGoesOn(sessionId));
  return found === undefined ? null : actorOfStaff(found.staffUser, sessionId);
}

/** Locks what `lockSession` locks. */
export async function lockRunSession(tx: Transaction, sessionId: string): Promise<boolean> {
  const locked = await tx
    .select({ id: session.id })
    .from(staffUser)
    .innerJoin(session, eq(session.userId, staffUser.id))
    .where(runGoesOn(sessionId))
    .for('share');
  return locked.length > 0;
}

export async function actorOfUser(
  reader: Reader,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Actor | null> {
  const [found] = await reader
    .select({ staffUser, hasPasskey: passkeyExists(), neededFactor: neededFactor() })
    .from(staffUser)
    .where(and(eq(staffUser.id, userId), eq(staffUser.active, true)))
    .for('share');
  if (found === undefined) return null;
  return { ...actorOfStaff(found.staffUser, sessionId), missingFactor: missingFactor(found) };
}

export interface SignedIn {
  person: StaffUserRow;
  session: SessionRow;
}

/**
 * Locks the user and the session: changes of the credentials are serialized, and no session begins during one. Throws
 * the problem of `refusalOf`.
 */
export async function lockSignedIn(tx: Transaction, { sessionId }: Actor): Promise<SignedIn> {
  const [locked] = await ownSession(tx, sessionId).for('no key update');
  if (locked === undefined) throw await refusalOf(tx, sessionId);
  return locked;
}

/**
 * The user before the session: rows are locked in this order, here and wherever a person and
 * sessions are locked together.
 */
function ownSession(tx: Transaction, sessionId: string) {
  return tx
    .select({ person: staffUser, session })
    .from(staffUser)
    .innerJoin(session, eq(session.userId, staffUser.id))
    .where(and(eq(session.id, sessionId), sessionIsOpen()));
}

export async function lockPerson(tx: Transaction, id: string): Promise<StaffUserRow | null> {
  const locked = await tx.select().from(staffUser).where(eq(staffUser.id, id)).for('no key update');
  return locked[0] ?? null;
}

export function actorFrom(person: StaffUserRow, of: SessionRow): Actor {
  const { mfaPending, signedInAt, idleUntil } = of;
  return { ...actorOfStaff(person, of.id), mfaPending, signedInAt, idleUntil };
}

export function actorOfStaff(person: StaffUserRow, sessionId: string): Actor {
  const role = parseRole(person.role);
  return {
    id: person.id,
    username: person.username,
    name: person.name,
    role,
    permissions: permissionsOf(role),
    scope: scopeOf(role),
    scopeOwnerId: person.id,
    sessionId,
    ...{ mfaPending: false, signedInAt: null, idleUntil: null, missingFactor: null },
    service: null,
  };
}

export function passkeysOf(reader: Reader, userId: string) {
  return reader
    .select()
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(passkey.createdAt, passkey.id);
}

export const passkeyExists = () =>
  sql<boolean>`exists (select 1 from passkey p where p.user_id = ${staffUser.id})`;

export async function hasFactor(
  reader: Reader,
  { id, mfaSecret }: Pick<StaffUserRow, 'id' | 'mfaSecret'>,
): Promise<boolean> {
  return mfaSecret !== null || (await reader.$count(passkey, eq(passkey.userId, id))) > 0;
}

/** Callers have checked the password. */
export async function startSession(
  tx: Transaction,
  context: Pick<RequestContext, 'device' | 'ip'> & IdleLimit,
  person: StaffUserRow,
  { remembered = false, deviceKnown = false } = {},
): Promise<SessionRow> {
  const mfaPending = await hasFactor(tx, person);
  const lifetimeMs = mfaPending ? mfaPendingLifetimeMs : lifetimeOf(remembered);
  const [row] = await tx
    .insert(session)
    .values({
      userId: person.id,
      role: person.role,
      deviceOs: context.device.os,
      deviceType: context.device.type,
      incognito: context.device.incognito,
      ip: context.ip,
      mfaPending,
      remembered,
      deviceKnown,
      expiresAt: new Date(Date.now() + lifetimeMs),
      ...signedInNow(context),
    })
    .returning();
  if (row === undefined) throw new Error('The new session was not returned by the database.');
  return row;
}

type IdleLimit = { services: Pick<Services, 'sessionIdleMs'> };

const signedInNow = ({ services: { sessionIdleMs } }: IdleLimit) => ({
  signedInAt: new Date(),
  idleUntil: new Date(Date.now() + sessionIdleMs),
});

/** Null if there was no wait, or the session is over. */
export async function completeMfa(
  tx: Transaction,
  context: IdleLimit,
  sessionId: string,
): Promise<SessionRow | null> {
  const [row] = await tx
    .update(session)
    .set({
      mfaPending: false,
      factorAt: new Date(),
      ...signedInNow(context),
      expiresAt: sql`${session.createdAt} + case when ${session.remembered}
        then interval '1 millisecond' * ${rememberedLifetimeMs}
        else interval '1 millisecond' * ${sessionLifetimeMs} end`,
    })
    .where(and(eq(session.id, sessionId), eq(session.mfaPending, true), isNull(session.endedAt)))
    .returning();
  return row ?? null;
}

export type EndReason =
  | 'logout'
  | 'ended_by_owner'
  | 'ended_by_other'
  | 'refresh_reused'
  | 'mfa_changed'
  | 'password_changed'
  | 'reset'
  | 'role_changed'
  | 'disabled'
  | 'service_account_changed'
  | 'key_replaced';

/**
 * True if another user has taken the account out of a person's hands. A person who changes the own password keeps what
 * is known.
 */
const forgetsDevices: Readonly<Record<EndReason, boolean>> = {
  logout: false,
  ended_by_owner: false,
  ended_by_other: false,
  refresh_reused: false,
  mfa_changed: false,
  password_changed: false,
  reset: true,
  role_changed: false,
  disabled: true,
  service_account_changed: false,
  key_replaced: false,
};

export async function endSession(
  tx: Transaction,
  which: { id: string; userId: string },
  reason: EndReason,
): Promise<boolean> {
  const ended = await tx
    .update(session)
    .set({ endedAt: new Date(), endReason: reason })
    .where(and(eq(session.id, which.id), eq(session.userId, which.userId), isNull(session.endedAt)))
    .returning({ id: session.id });
  return ended.length > 0;
}

export type EndedSession = Pick<SessionRow, 'id' | 'userId'>;

/** Stops the bulk runs of the others, also of sessions that the user has left. Lock the user first. */
export async function endSessions(
  tx: Transaction,
  which: { userId: string; except?: string },
  reason: EndReason,
): Promise<EndedSession[]> {
  const now = new Date();
  if (forgetsDevices[reason]) await forgetDevices(tx, which.userId);
  const ended = await tx
    .update(session)
    .set({ endedAt: now, endReason: reason })
    .where(
      and(
        eq(session.userId, which.userId),
        isNull(session.endedAt),
        gt(session.expiresAt, now),
        which.except === undefined ? undefined : ne(session.id, which.except),
      ),
    )
    .returning({ id: session.id, userId: session.userId });
  await tx
    .update(bulkRun)
    .set({ status: 'stopping', stopReason: 'access' })
    .where(
      and(
        eq(bulkRun.userId, which.userId),
        eq(bulkRun.status, 'running'),
        which.except === undefined ? undefined : ne(bulkRun.sessionId, which.except),
      ),
    );
  return ended;
}

export async function endEverySession(tx: Transaction, reason: EndReason): Promise<EndedSession[]> {
  // Users before sessions, as wherever both are locked.
  await tx
    .select({ id: staffUser.id })
    .from(staffUser)
    .orderBy(asc(staffUser.id))
    .for('no key update');
  const ended = await tx
    .update(session)
    .set({ endedAt: new Date(), endReason: reason })
    .where(sessionRuns())
    .returning({ id: session.id, userId: session.userId });
  await tx
    .update(bulkRun)
    .set({ status: 'stopping', stopReason: 'access' })
    .where(eq(bulkRun.status, 'running'));
  return ended;
}

function lifetimeOf(remembered: boolean): number {
  return remembered ? rememberedLifetimeMs : sessionLifetimeMs;
}
