import { randomUUID } from 'node:crypto';
import type { Role } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, isNull } from 'drizzle-orm';
import { Secret } from 'otpauth';
import { hashOf } from '../domains/auth/second-factor.ts';
import { issueTokens } from '../domains/auth/token-pair.ts';
import { newRecoveryCode } from '../domains/user/recovery-codes.ts';
import { recoveryCode, session, staffUser } from '../kernel/db/schema.ts';
import { completeMfa, startSession } from '../platform/sessions/sessions.ts';
import { type ApiClient, apiClient, cheapHash, md5 } from './api-client.ts';
import type { TestServer } from './test-server.ts';

export interface TestPerson {
  readonly id: string;
  readonly username: string;
  /** The authenticator's secret, in base 32; null if there is none. */
  readonly secret: string | null;
}

/** As typed. */
export const personPassword = 'A password of one person';

const passwordHash = cheapHash(md5(personPassword));

export async function createPerson(
  { db, services }: TestServer,
  { mfa = false, role = 'angel' as Role, leaderId = null as string | null } = {},
): Promise<TestPerson> {
  const username = `person-${randomUUID()}`;
  const secret = mfa ? new Secret({ size: 20 }).base32 : null;
  const [row] = await db
    .insert(staffUser)
    .values({
      username,
      name: 'Ada Person',
      role,
      leaderId,
      passwordHash,
      mfaSecret: secret && services.secrets.seal(secret),
    })
    .returning();
  if (!row) throw new Error('The person was not returned by the database.');
  return { id: row.id, username, secret };
}

export async function signedInPerson(
  server: TestServer,
  options: Parameters<typeof createPerson>[1] = {},
): Promise<TestPerson & { api: ApiClient }> {
  const person = await createPerson(server, options);
  return { ...person, api: apiClient(server.app, await openSession(server, person)) };
}

export function openSession(
  { db, services }: TestServer,
  { id }: TestPerson,
): Promise<Schemas.Tokens> {
  return db.transaction(async (tx) => {
    const [person] = await tx.select().from(staffUser).where(eq(staffUser.id, id));
    if (!person) throw new Error(`There is no person ${id}.`);
    const from = {
      device: { os: 'Unknown', type: 'desktop', incognito: false },
      ip: '127.0.0.1',
    } as const;
    const begun = await startSession(
      tx,
      { ...from, services },
      { ...person, mfaSecret: null },
      { remembered: true },
    );
    const row = begun.mfaPending ? await completeMfa(tx, { services }, begun.id) : begun;
    return issueTokens(tx, services.secrets, row ?? begun);
  });
}

export async function endSessions({ db }: TestServer, { id }: TestPerson): Promise<void> {
  await db.update(session).set({ endedAt: new Date() }).where(eq(session.userId, id));
}

export async function countOpenSessions({ db }: TestServer, { id }: TestPerson): Promise<number> {
  const open = and(eq(session.userId, id), isNull(session.endedAt));
  return (await db.select({ id: session.id }).from(session).where(open)).length;
}

export async function hasAuthenticator({ db }: TestServer, { id }: TestPerson): Promise<boolean> {
  const [person] = await db.select().from(staffUser).where(eq(staffUser.id, id));
  return person?.mfaSecret != null;
}

export async function giveAuthenticator(
  { db, services }: TestServer,
  { id }: TestPerson,
): Promise<string> {
  const secret = new Secret({ size: 20 }).base32;
  const mfaSecret = services.secrets.seal(secret);
  await db.update(staffUser).set({ mfaSecret }).where(eq(staffUser.id, id));
  await db.update(session).set({ mfaBoundAt: new Date() }).where(eq(session.userId, id));
  return secret;
}

export async function giveRecoveryCode(
  { db, services }: TestServer,
  person: TestPerson,
): Promise<string> {
  const code = newRecoveryCode();
  await db
    .insert(recoveryCode)
    .values({ userId: person.id, codeHash: hashOf(services.secrets, person, code) });
  return code;
}

/** Leaves the sessions as they are. */
export async function removeAuthenticator({ db }: TestServer, { id }: TestPerson): Promise<void> {
  await db.update(staffUser).set({ mfaSecret: null }).where(eq(staffUser.id, id));
}

export async function outdateBinding({ db }: TestServer, { id }: TestPerson): Promise<void> {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  await db.update(staffUser).set({ mfaPendingAt: yesterday }).where(eq(staffUser.id, id));
}
