import { expect, it } from 'vitest';
import { hashNewPassword, passwordMatches } from './password.ts';

const md5 = '6a6636914c5ee4683d8df94598f5ec64';
const hash = () => hashNewPassword({ md5, username: 'ada', names: [], field: 'password' });

// @rule sign-in: The server hashes that MD5 again, with argon2id and a salt
it('the right MD5 is accepted, in capitals too, and no other', async () => {
  const stored = await hash();
  expect(await passwordMatches(md5.toUpperCase(), stored)).toBe(true);
  expect(await passwordMatches(md5.replace('6', '0'), stored)).toBe(false);
});

it('never matches if there is no user', async () => {
  expect(await passwordMatches(md5, null)).toBe(false);
});

it('salts: the same password is stored differently each time, as argon2id', async () => {
  const [first, second] = [await hash(), await hash()];
  expect(first).not.toBe(second);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('a comparison with a text that is no hash is refused', async () => {
  await expect(passwordMatches(md5, md5)).rejects.toThrow('restore staff_user.password_hash');
});

it('hashes no password that is common', async () => {
  const md5 = '5f4dcc3b5aa765d61d8327deb882cf99';
  const common = { md5, username: 'ada', names: [], field: 'password' };
  await expect(hashNewPassword(common)).rejects.toMatchObject({ code: 'VALIDATION' });
});
