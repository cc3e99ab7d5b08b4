import { createHash } from 'node:crypto';
import { assert, asyncProperty, string } from 'fast-check';
import { expect, test } from 'vitest';
import { hashPassword } from './session.ts';

test('a password is sent as the MD5 of its UTF-8', async () => {
  expect(await hashPassword('password')).toBe('5f4dcc3b5aa765d61d8327deb882cf99');
  await assert(
    asyncProperty(string({ unit: 'binary' }), async (password) => {
      const bytes = Buffer.from(password, 'utf8');
      const md5 = createHash('md5').update(bytes).digest('hex');
      expect(await hashPassword(password)).toBe(md5);
    }),
    { numRuns: 50 },
  );
});
