import { expect, it } from 'vitest';
import { typedSecret } from './binding-step.tsx';

it.each([
  ['otpauth://totp/Desk:angel?secret=JBSWY3DPEHPK3PXP&issuer=Desk', 'JBSW Y3DP EHPK 3PXP'],
  ['otpauth://totp/Desk%3A%E9%99%88?issuer=Desk&secret=JBSWY3', 'JBSW Y3'],
  ['otpauth://totp/Desk?issuer=Desk', null],
  ['no address', null],
])('the secret to be typed, of %s', (uri, secret) => {
  expect(typedSecret(uri)).toBe(secret);
});
