import type { TokenTimes } from '@brokerdesk/machines';
import { tokenClaims } from '#/core/session/token-claims.ts';

const milliseconds = (claim: unknown) =>
  typeof claim === 'number' && Number.isFinite(claim) ? claim * 1000 : null;

/**
 * Reads the validity period from the token itself, by the server's clock.
 * @throws for a text that is no JWT or has no expiry
 */
export function tokenTimes(accessToken: string): TokenTimes {
  const { iat, exp } = tokenClaims(accessToken);
  const expiresAt = milliseconds(exp);
  if (expiresAt === null) throw new Error('The access token does not say when it ends.');
  return { issuedAt: milliseconds(iat), expiresAt };
}
