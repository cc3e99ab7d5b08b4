import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { staffDevice, staffUser } from '../../kernel/db/schema.ts';
import type { RequestContext } from '../request-context.ts';

const lifetimeS = 90 * 24 * 60 * 60;
const tokenBytes = 32;

export interface KnownDevice {
  id: string;
  token: string;
}

type Caller = Pick<RequestContext, 'cookies' | 'services'>;

export async function findDevice(
  context: Caller & Pick<RequestContext, 'db'>,
  username: string,
): Promise<KnownDevice | null> {
  const [token] = cookieNames(context, username).flatMap(
    (name) => context.cookies.read(name) ?? [],
  );
  if (token === undefined) return null;
  const [found] = await context.db
    .select({ id: staffDevice.id })
    .from(staffDevice)
    .innerJoin(staffUser, eq(staffUser.id, staffDevice.userId))
    .where(
      and(
        eq(staffDevice.tokenHash, hashToken(token)),
        eq(staffUser.username, username),
        gt(staffDevice.expiresAt, new Date()),
      ),
    );
  return found === undefined ? null : { id: found.id, token };
}

export async function addDevice(
  tx: Transaction,
  context: Caller,
  person: { id: string; username: string },
): Promise<void> {
  const token = randomBytes(tokenBytes).toString('base64url');
  await tx
    .insert(staffDevice)
    .values({ userId: person.id, tokenHash: hashToken(token), expiresAt: expiry() });
  sendToken(context, person.username, token);
}

export async function renewDevice(
  tx: Transaction,
  context: Caller,
  username: string,
  { id, token }: KnownDevice,
): Promise<void> {
  await tx
    .update(staffDevice)
    .set({ lastUsedAt: new Date(), expiresAt: expiry() })
    .where(eq(staffDevice.id, id));
  sendToken(context, username, token);
}

export async function forgetDevices(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(staffDevice).where(eq(staffDevice.userId, userId));
}

function sendToken(context: Caller, username: string, token: string): void {
  const [name = ''] = cookieNames(context, username);
  context.cookies.set(name, token, lifetimeS);
}

/** One cookie per user, for shared browsers; it contains no name. The first is the one to set. */
function cookieNames({ services }: Caller, username: string): string[] {
  return services.secrets
    .digests('fingerprint', `device ${username}`)
    .map((digest) => `device_${digest.slice(0, 16)}`);
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function expiry(): Date {
  return new Date(Date.now() + lifetimeS * 1000);
}
