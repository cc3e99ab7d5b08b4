/**
 * A new name that nothing else has, for a request or an `Idempotency-Key`. Browsers offer `randomUUID`
 * on https and localhost only; the console also runs on plain http inside a company's network.
 *
 * @example
 * const key = newRequestId();
 */
export function newRequestId(
  source: Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>> = crypto,
): string {
  if (source.randomUUID !== undefined) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
