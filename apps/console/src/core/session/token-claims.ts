/**
 * What an access token says of itself. Nothing of it is verified: only the server knows whether it is true.
 * @throws where it is no JWT.
 */
export function tokenClaims(accessToken: string): Record<string, unknown> {
  const payload = accessToken.split('.')[1] ?? '';
  return Object(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))));
}
