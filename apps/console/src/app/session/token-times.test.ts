import { describe, expect, it } from 'vitest';
import { tokenTimes } from './token-refresh.ts';

const token = (claims: unknown) => {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const payload = btoa(String.fromCharCode(...bytes));
  return `head.${payload.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.sign`;
};

describe('the times of an access token', () => {
  it('are its own, in milliseconds', () => {
    // The name makes the payload hold characters that only base64url has.
    const claims = { name: '陈雅静??>>', iat: 1_700_000_000, exp: 1_700_000_900 };
    expect(tokenTimes(token(claims))).toEqual({
      issuedAt: 1_700_000_000_000,
      expiresAt: 1_700_000_900_000,
    });
  });
  it('may lack the beginning', () => {
    expect(tokenTimes(token({ exp: 9 }))).toEqual({ issuedAt: null, expiresAt: 9_000 });
  });
  it.each(['', 'opaque', 'a.b.c', token({}), token(null), token({ exp: '9' })])(
    'are none without an end: %j',
    (malformed) => {
      expect(() => tokenTimes(malformed)).toThrow();
    },
  );
});
