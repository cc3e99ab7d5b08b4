/** Unverified. @throws for a text that is no JWT */
export function tokenClaims(accessToken: string): Record<string, unknown> {
  const payload = accessToken.split('.')[1] ?? '';
  return Object(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))));
}
