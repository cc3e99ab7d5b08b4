/**
 * The secret in an `otpauth:` address, in groups of four as a person types it; null if it has none.
 */
export function typedSecret(otpauthUri: string): string | null {
  if (!URL.canParse(otpauthUri)) return null;
  const secret = new URL(otpauthUri).searchParams.get('secret') ?? '';
  return secret === '' ? null : (secret.match(/.{1,4}/g) ?? []).join(' ');
}
