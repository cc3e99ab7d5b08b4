import type { TokenTimes } from '@brokerdesk/machines';

const milliseconds = (claim: unknown) =>
  typeof claim === 'number' && Number.isFinite(claim) ? claim * 1000 : null;

/**
 * From when to when an access token is good, as it says itself, by the server's clock.
 * @throws where it is no JWT, or does not say when it ends.
 */
export function tokenTimes(accessToken: string): TokenTimes {
  const payload = accessToken.split('.')[1] ?? '';
  const { iat, exp }: { iat?: unknown; exp?: unknown } = Object(
    JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))),
  );
  const expiresAt = milliseconds(exp);
  if (expiresAt === null) throw new Error('The access token does not say when it ends.');
  return { issuedAt: milliseconds(iat), expiresAt };
}
