import type { TokenTimes } from '@brokerdesk/machines';
import { tokenClaims } from '#/core/session/token-claims.ts';

const milliseconds = (claim: unknown) =>
  typeof claim === 'number' && Number.isFinite(claim) ? claim * 1000 : null;

/**
 * From when to when an access token is good, as it says itself, by the server's clock.
 * @throws where it is no JWT, or does not say when it ends.
 */
export function tokenTimes(accessToken: string): TokenTimes {
  const { iat, exp } = tokenClaims(accessToken);
  const expiresAt = milliseconds(exp);
  if (expiresAt === null) throw new Error('The access token does not say when it ends.');
  return { issuedAt: milliseconds(iat), expiresAt };
}
