import { eq } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { issueTokens } from '../domains/auth/token-pair.ts';
import { staffUser } from '../kernel/db/schema.ts';
import { keyId } from '../platform/secrets.ts';
import { startSession } from '../platform/sessions/sessions.ts';
import type { TestPerson } from './people.ts';
import type { TestServer } from './test-server.ts';

const desktop = {
  device: { os: 'Unknown', type: 'desktop', incognito: false },
  ip: '127.0.0.1',
} as const;

export async function mfaPendingToken(
  { db, services }: TestServer,
  { id }: TestPerson,
): Promise<string> {
  return db.transaction(async (tx) => {
    const [person] = await tx.select().from(staffUser).where(eq(staffUser.id, id));
    if (person?.mfaSecret == null) throw new Error('Make the person with an authenticator.');
    const tokens = await issueTokens(
      tx,
      services.secrets,
      await startSession(tx, { ...desktop, services }, person),
    );
    return tokens.access_token;
  });
}

export async function forgedToken(
  { services }: TestServer,
  token: string,
  how: { expired: true } | { key: Uint8Array },
): Promise<string> {
  const { current } = services.secrets;
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ ...decodeJwt(token), exp: 'expired' in how ? now - 1 : now + 900 })
    .setProtectedHeader({ alg: 'HS256', kid: keyId(current('access-token')) })
    .sign('key' in how ? how.key : current('access-token').bytes);
}
