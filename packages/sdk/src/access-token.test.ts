import { expect, test } from 'vitest';
import { accessTokenClaims, accessTokenExpiry } from './access-token.ts';

const jwt = (payload: string) => `head.${Buffer.from(payload).toString('base64url')}.sign`;

test('the expiry is in milliseconds', () => {
  expect(accessTokenExpiry(jwt('{"exp":1900000000}'))).toBe(1_900_000_000_000);
});

test('a payload in the alphabet of URLs is read', () => {
  const token = jwt('{"sub":"?>?>ÿÿ~~","exp":2}');
  expect(token).toMatch(/[-_]/);
  expect(accessTokenExpiry(token)).toBe(2000);
});

test.for(['{}', '{"exp":"soon"}', '{"exp":null}', '{"exp":1e999}'])(
  'a token with %s has no expiry',
  (payload) => {
    expect(accessTokenExpiry(jwt(payload))).toBeNull();
  },
);

test.for(['', 'opaque', 'a.b', 'a.b.c', 'a.e30.c.d', jwt('null'), jwt('1'), jwt('{')])(
  '%j is no JWT',
  (token) => {
    expect(accessTokenClaims(token)).toBeNull();
    expect(accessTokenExpiry(token)).toBeNull();
  },
);
