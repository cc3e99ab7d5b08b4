import { TOTP, URI } from 'otpauth';
import type { Database } from '../kernel/db/database.ts';
import { attempt, recoveryCode, staffUser } from '../kernel/db/schema.ts';
import type { ApiAnswer, ApiClient } from './api-client.ts';
import type { TestServer } from './test-server.ts';

export interface Authenticator {
  secret: string;
  /** The code that it shows, `periods` of 30 seconds from now. */
  code(periods?: number): string;
  /** None of those it shows within a few periods. */
  wrongCode(): string;
}

export function scan(otpauthUri: string): Authenticator {
  const totp = URI.parse(otpauthUri);
  if (!(totp instanceof TOTP)) throw new Error(`Not of codes by time: ${otpauthUri}`);
  const code = (periods = 0) => totp.generate({ timestamp: Date.now() + periods * 30_000 });
  const wrongCode = () => {
    const near = [-2, -1, 0, 1, 2].map(code);
    return ['000000', '000001', '000002', '000003', '000004', '000005'].find(
      (candidate) => !near.includes(candidate),
    ) as string; // Six candidates, five taken at most.
  };
  return { secret: totp.secret.base32, code, wrongCode };
}

export async function startBinding(client: ApiClient): Promise<Authenticator> {
  const { body } = await client.call('POST', '/user/v1/mfa/bind/start');
  return scan(body.otpauth_uri);
}

export const verifyBinding = (client: ApiClient, code: string): Promise<ApiAnswer> =>
  client.call('POST', '/user/v1/mfa/bind/verify', { code });

/** Takes the code of this period: the next one to be taken is `code(1)`. */
export async function bind(client: ApiClient): Promise<Authenticator> {
  const authenticator = await startBinding(client);
  const { status, body } = await verifyBinding(client, authenticator.code());
  if (status !== 200) throw new Error(`Not bound: ${status} ${JSON.stringify(body)}`);
  return authenticator;
}

export async function signInWithCode(
  server: TestServer,
  username: string,
  code: string,
): Promise<ApiAnswer> {
  const half = await server.signIn(username, { verifyMfa: false });
  return half.call('POST', '/auth/admin/v1/mfa/verify', { code });
}

export async function forgetAuthenticators(db: Database): Promise<void> {
  await db.update(staffUser).set({
    mfaSecret: null,
    mfaStepUsed: null,
    mfaPendingSecret: null,
    mfaPendingAt: null,
  });
  await db.delete(recoveryCode);
  await db.delete(attempt);
}
