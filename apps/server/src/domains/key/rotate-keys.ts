import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, eq, inArray, max, ne, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Reader, Transaction } from '../../kernel/db/database.ts';
import { auditHead, recoveryCode, serverKey } from '../../kernel/db/schema.ts';
import { type AuditEntry, writeAudit, writeAuditEntries } from '../../platform/audit-log.ts';
import { signerOf } from '../../platform/audit-seal/checkpoint.ts';
import { lockCheckpoints } from '../../platform/audit-seal/sealer.ts';
import { type KeyRing, publicHalf } from '../../platform/key-ring.ts';
import { keyId, type Purpose, purposes } from '../../platform/secrets.ts';
import { accessTokenLifetimeS } from '../../platform/sessions/access-token.ts';
import { endEverySession } from '../../platform/sessions/sessions.ts';
import { sessionChange } from '../auth/session-change.ts';
import { hasRecoveryCodes, isStored, renewStored } from './renew-stored.ts';

interface Parts {
  db: Database;
  ring: KeyRing;
}

export interface KeyTiming {
  lookMs: number;
  /** How long a key is accepted before it signs, and kept after what it signed has expired. */
  overlapMs: number;
}

/** Twelve looks: a process that misses them all has no database, and serves no request. */
const keyTiming: KeyTiming = { lookMs: 5000, overlapMs: 60_000 };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** How long a signature is good for. 0: its key is kept while stored texts need it, and for the audit log for good. */
const lifetimesMs: Readonly<Record<Purpose, number>> = {
  'access-token': accessTokenLifetimeS * 1000,
  'audit-log': 0,
  captcha: 5 * minuteMs,
  'client-code': 10 * minuteMs,
  fingerprint: 90 * dayMs,
  'id-no': 0,
  invitation: 3 * dayMs,
  'recovery-code': 0,
  seal: 0,
  upload: 5 * minuteMs,
};

/** The server starts each key after the overlap. */
export async function rotateKeys(
  { db, ring }: Parts,
  names: readonly Purpose[],
  operator: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockKeys(tx);
    await writeAuditEntries(tx, null, await makeNext(tx, ring, names, operator));
  });
  await ring.reload();
}

/**
 * Everything that they signed is refused: with the key of access tokens, every session ends. Stored texts are encrypted
 * anew, after a pause in which every process has read the new key.
 */
export async function replaceKeys(
  { db, ring }: Parts,
  names: readonly Purpose[],
  operator: string,
  { lookMs } = keyTiming,
): Promise<void> {
  const stored = names.filter(isStored);
  await db.transaction(async (tx) => {
    await lockKeys(tx);
    const entries: AuditEntry[] = [];
    for (const purpose of names.filter((name) => !isStored(name))) {
      entries.push(await replaceKey(tx, ring, purpose, operator));
    }
    // One that waits may be known to the same people.
    await tx.update(serverKey).set(dropped).where(isWaiting(stored));
    entries.push(...(await makeNext(tx, ring, stored, operator)));
    await writeAuditEntries(tx, null, entries);
  });
  await ring.reload();
  if (stored.length === 0) return;
  await pause(2 * lookMs);
  for (const purpose of stored) await startKey({ db, ring }, purpose);
  await pause(2 * lookMs);
  for (const purpose of stored) await renewStored(db, ring.secrets, purpose);
  await dropKeys({ db, ring }, await previousKeys(db, stored));
}

/** Each key may be under the previous JWT_SECRET. */
export async function encryptKeys({ db, ring: { vault } }: Parts, operator: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockKeys(tx);
    for (const row of await tx.select().from(serverKey).where(ne(serverKey.state, 'dropped'))) {
      const isPublic = row.purpose === 'audit-log' && row.state === 'previous';
      const context = isPublic ? publicHalf(keyId(row)) : keyId(row);
      const sealed = vault.seal(context, vault.open(context, row.sealed));
      await tx.update(serverKey).set({ sealed }).where(isKey(row));
    }
    await writeAudit(tx, null, {
      action: 'key.saved',
      subject: { type: 'key', id: 'all' },
      after: { operator },
      changed: [],
    });
  });
}

export async function advanceKeys(
  { db, ring }: Parts,
  { overlapMs }: KeyTiming = keyTiming,
): Promise<void> {
  const due = await db
    .select()
    .from(serverKey)
    .where(and(eq(serverKey.state, 'next'), sql`${msSince(serverKey.createdAt)} >= ${overlapMs}`));
  for (const { purpose } of due) await startKey({ db, ring }, purpose);
  const unneeded: KeyRow[] = [];
  for (const row of await previousKeys(db)) {
    const { purpose, sinceMs } = row;
    // Renews what another process wrote under the old key; the next look drops it.
    const isNeeded = isStored(purpose)
      ? (await renewStored(db, ring.secrets, purpose)) > 0
      : purpose === 'recovery-code' && (await hasRecoveryCodes(db, row));
    if (!isNeeded && sinceMs >= lifetimesMs[purpose] + overlapMs) unneeded.push(row);
  }
  await dropKeys({ db, ring }, unneeded);
}

export function followKeys(
  { log, ...parts }: Parts & { log: Pick<FastifyBaseLogger, 'error'> },
  timing = keyTiming,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const look = async () => {
    await parts.ring.reload();
    await advanceKeys(parts, timing);
  };
  const timer = setInterval(() => {
    running ??= look()
      .catch((err: unknown) => log.error({ err }, 'keys were not read'))
      .finally(() => {
        running = undefined;
      });
  }, timing.lookMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

export async function listKeys(reader: Reader) {
  const rows = await reader
    .select()
    .from(serverKey)
    .where(ne(serverKey.state, 'dropped'))
    .orderBy(asc(serverKey.purpose), asc(serverKey.number));
  return rows.map(({ createdAt, ...row }) => ({
    ...{ key: keyId(row), state: row.state, created: createdAt.toISOString() },
  }));
}

type KeyRow = Awaited<ReturnType<typeof previousKeys>>[number];

async function previousKeys(reader: Reader, names: readonly Purpose[] = purposes) {
  const droppable = names.filter((name) => name !== 'audit-log');
  const rows = await reader
    .select({
      purpose: serverKey.purpose,
      number: serverKey.number,
      sinceMs: sql<number>`${msSince(serverKey.replacedAt)}`.mapWith(Number),
    })
    .from(serverKey)
    .where(and(eq(serverKey.state, 'previous'), inArray(serverKey.purpose, droppable)));
  return rows;
}

async function makeNext(
  tx: Transaction,
  ring: KeyRing,
  names: readonly Purpose[],
  operator: string,
): Promise<AuditEntry[]> {
  const waiting = await tx.select().from(serverKey).where(isWaiting(names));
  const entries: AuditEntry[] = [];
  for (const purpose of names) {
    if (waiting.some((row) => row.purpose === purpose)) continue;
    const after = { ...(await insertKey(tx, ring, purpose, 'next')), operator };
    entries.push({
      action: 'key.created',
      subject: { type: 'key', id: after.key },
      after,
      changed: [],
    });
  }
  return entries;
}

async function startKey({ db, ring }: Parts, purpose: Purpose): Promise<void> {
  await db.transaction(async (tx) => {
    await lockKeys(tx);
    const [next] = await tx
      .select()
      .from(serverKey)
      .where(isWaiting([purpose]));
    if (next === undefined) return;
    const before = await endCurrent(tx, ring, purpose, 'previous');
    await tx.update(serverKey).set({ state: 'current' }).where(isKey(next));
    // Equal numbers are found by equal hashes: all of them change at the same moment.
    if (purpose === 'id-no') await renewStored(tx, await ring.secretsIn(tx), purpose);
    await writeAudit(tx, null, {
      action: 'key.started',
      subject: { type: 'key', id: keyId(next) },
      before,
      after: { key: keyId(next), ...publicKeyOf(ring, next) },
      changed: [],
    });
  });
  await ring.reload();
  if (purpose === 'seal') await renewStored(db, ring.secrets, purpose);
}

async function replaceKey(
  tx: Transaction,
  ring: KeyRing,
  purpose: Purpose,
  operator: string,
): Promise<AuditEntry> {
  const before = await endCurrent(tx, ring, purpose, 'dropped');
  const others = inArray(
    serverKey.state,
    purpose === 'audit-log' ? ['next'] : ['next', 'previous'],
  );
  await tx
    .update(serverKey)
    .set(dropped)
    .where(and(eq(serverKey.purpose, purpose), others));
  const after = { ...(await insertKey(tx, ring, purpose, 'current')), operator };
  if (purpose === 'recovery-code') await tx.delete(recoveryCode);
  const ended = purpose === 'access-token' ? await endEverySession(tx, 'key_replaced') : [];
  return {
    action: 'key.replaced',
    subject: { type: 'key', id: after.key },
    before,
    after: { ...after, sessions_ended: ended.length },
    changed: ended.map((one) => sessionChange(one, 'ended')),
  };
}

async function dropKeys({ db, ring }: Parts, rows: readonly KeyRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.transaction(async (tx) => {
    await lockKeys(tx);
    const entries: AuditEntry[] = [];
    for (const row of rows) {
      const gone = await tx
        .update(serverKey)
        .set(dropped)
        .where(and(isKey(row), eq(serverKey.state, 'previous')))
        .returning({ number: serverKey.number });
      if (gone.length === 0) continue;
      const id = keyId(row);
      entries.push({ action: 'key.deleted', subject: { type: 'key', id }, changed: [] });
    }
    await writeAuditEntries(tx, null, entries);
  });
  await ring.reload();
}

/** A key of the audit log leaves its public half, for as many entries as there are. */
async function endCurrent(
  tx: Transaction,
  ring: KeyRing,
  purpose: Purpose,
  state: 'previous' | 'dropped',
): Promise<{ key: string }> {
  const isCurrent = and(eq(serverKey.purpose, purpose), eq(serverKey.state, 'current'));
  const [current] = await tx.select().from(serverKey).where(isCurrent);
  if (current === undefined) throw new Error(`There is no current key for ${purpose}.`);
  let ended = { state, sealed: state === 'dropped' ? null : current.sealed };
  if (purpose === 'audit-log') {
    await lockCheckpoints(tx);
    const [head] = await tx.select({ size: auditHead.size }).from(auditHead);
    const half = `${publicKeyOf(ring, current).public_key}@${head?.size ?? 0}`;
    ended = { state: 'previous', sealed: ring.vault.seal(publicHalf(keyId(current)), half) };
  }
  await tx
    .update(serverKey)
    .set({ ...ended, replacedAt: sql`now()` })
    .where(isKey(current));
  return { key: keyId(current) };
}

async function insertKey(
  tx: Transaction,
  ring: KeyRing,
  purpose: Purpose,
  state: 'next' | 'current',
) {
  const [last] = await tx
    .select({ number: max(serverKey.number) })
    .from(serverKey)
    .where(eq(serverKey.purpose, purpose));
  const number = (last?.number ?? 0) + 1;
  const key = keyId({ purpose, number });
  const row = { purpose, number, state, sealed: ring.vault.seal(key, randomBytes(32)) };
  await tx.insert(serverKey).values(row);
  return { key, ...publicKeyOf(ring, row) };
}

/** In the audit log, whose checkpoints under the key before vouch for the one after. */
function publicKeyOf({ vault }: KeyRing, row: Named & { sealed: string | null }) {
  if (row.purpose !== 'audit-log') return {};
  return { public_key: signerOf(vault.open(keyId(row), row.sealed)).publicKey };
}

const dropped = { state: 'dropped', sealed: null } as const;
const isWaiting = (names: readonly Purpose[]) =>
  and(inArray(serverKey.purpose, names), eq(serverKey.state, 'next'));

type Named = Pick<typeof serverKey.$inferSelect, 'purpose' | 'number'>;

const isKey = ({ purpose, number }: Named) =>
  and(eq(serverKey.purpose, purpose), eq(serverKey.number, number));

/** By the clock of the database, which all processes share. */
const msSince = (column: typeof serverKey.createdAt | typeof serverKey.replacedAt) =>
  sql`extract(epoch from now() - ${column}) * 1000`;

/** Names the advisory lock; any number that nothing else in the database uses. */
const keyLock = 460_112;

async function lockKeys(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyLock})`);
}
