/** Claims are unverified. */
interface AccessTokenClaims {
  exp?: unknown;
  sub?: unknown;
}

/** Null if the token is no JWT. */
export function accessTokenClaims(token: string): AccessTokenClaims | null {
  const [, payload = '', ...rest] = token.split('.');
  if (rest.length !== 1) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' ? claims : null;
  } catch {
    return null;
  }
}

/**
 * Expiry of an access token, in milliseconds since the epoch; null without one, or for a text that is no JWT.
 * Unverified: for schedules, not for decisions.
 *
 * @example
 * const expiry = accessTokenExpiry(tokens.access_token);
 * if (expiry !== null) setTimeout(refresh, expiry - Date.now() - refreshLeadMs);
 */
export function accessTokenExpiry(token: string): number | null {
  const exp = accessTokenClaims(token)?.exp;
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
}
