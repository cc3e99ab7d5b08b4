import { expect, it } from 'vitest';
import { deriveSecrets, purposes } from './secrets.ts';

const secrets = deriveSecrets('one secret of at least 32 characters');

it('a sealed text is read back, and looks different each time', () => {
  const sealed = secrets.seal('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(secrets.seal('JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  expect(secrets.unseal(sealed)).toBe('JBSWY3DPEHPK3PXP');
});

it('a text that was altered or sealed with another secret is not read', () => {
  const sealed = Buffer.from(secrets.seal('JBSWY3DPEHPK3PXP'), 'base64url');
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(() => secrets.unseal(sealed.toString('base64url'))).toThrow();
  const others = deriveSecrets('another secret of at least 32 chars.');
  expect(() => others.unseal(secrets.seal('x'))).toThrow();
});

it('uses another key for each purpose', () => {
  const keys = purposes.map((purpose) => secrets.current(purpose).bytes.toString('hex'));
  expect(new Set(keys).size).toBe(purposes.length);
});
