/** Claims read by the SDK. Unverified. */
interface AccessTokenClaims {
  exp?: unknown;
  sub?: unknown;
}

/** The claims of a token; null if it is no JWT. */
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
 * When an access token expires, in milliseconds since the epoch, as the token itself says; null where
 * it does not say so, or is no JWT. Nothing is verified: good for a schedule, not for a decision.
 *
 * @example
 * const expiry = accessTokenExpiry(tokens.access_token);
 * if (expiry !== null) setTimeout(refresh, expiry - Date.now() - refreshLeadMs);
 */
export function accessTokenExpiry(token: string): number | null {
  const exp = accessTokenClaims(token)?.exp;
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
}
