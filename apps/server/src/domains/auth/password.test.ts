import { expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './password.ts';

const md5 = '5f4dcc3b5aa765d61d8327deb882cf99';

it('takes the right MD5, in capitals too, and no other', async () => {
  const stored = await hashPassword(md5);
  expect(await passwordMatches(md5.toUpperCase(), stored)).toBe(true);
  expect(await passwordMatches(md5.replace('5', '6'), stored)).toBe(false);
});

it('never matches where there is no person', async () => {
  expect(await passwordMatches(md5, null)).toBe(false);
});

it('salts: the same password is stored differently each time, as argon2id', async () => {
  const [first, second] = [await hashPassword(md5), await hashPassword(md5)];
  expect(first).not.toBe(second);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('refuses to compare with what is not a hash', async () => {
  await expect(passwordMatches(md5, md5)).rejects.toThrow('restore staff_user.password_hash');
});
