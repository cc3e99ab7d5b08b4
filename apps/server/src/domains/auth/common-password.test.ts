import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { refuseCommonPassword } from './common-password.ts';

const choose = (typed: string, username = 'ada', names: string[] = []) =>
  refuseCommonPassword({
    md5: createHash('md5').update(typed).digest('hex'),
    username,
    names,
    field: 'password',
  });

const refusal = {
  code: 'VALIDATION',
  details: { errors: [{ field: 'password', code: 'PASSWORD_TOO_COMMON' }] },
};

function problemOf(act: () => void): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return null;
}

// @rule staff: Common passwords, those of one or two characters and the user name are refused, by MD5
it.each(['', 'q', '7x', '1234', '123456', 'password', 'qwerty', 'iloveyou', 'dragon', '5201314'])(
  'refuses the common password %j',
  (typed) => {
    expect(problemOf(() => choose(typed))).toMatchObject(refusal);
  },
);

it('the check refuses a password whose MD5 is in capitals', () => {
  const md5 = createHash('md5').update('password').digest('hex').toUpperCase();
  const chosen = { md5, username: 'ada', names: [], field: 'password' };
  expect(problemOf(() => refuseCommonPassword(chosen))).toMatchObject(refusal);
});

it.each(['Ada.Lovelace', 'ada.lovelace', 'ADA.LOVELACE'])(
  'refuses the user name Ada.Lovelace written %s',
  (typed) => {
    expect(problemOf(() => choose(typed, 'Ada.Lovelace'))).toMatchObject(refusal);
  },
);

it('the check refuses a lower-case user name with a capital', () => {
  expect(problemOf(() => choose('Superman2', 'superman2'))).toMatchObject(refusal);
});

// @rule staff: Names of the product, firm, profiles and roles with usual endings are no passwords
// @in domains/auth/firm-names.ts
it.each(['Acme', 'acme2026', 'ACME#1', 'Acme@123', 'acme_888!', 'Markets1!'])(
  'refuses %j, a word of the firm',
  (typed) => {
    expect(problemOf(() => choose(typed, 'ada', ['acme', 'markets']))).toMatchObject(refusal);
  },
);

it.each(['New#Acme2', 'Secret#2026', 'acme 7 rivers', 'correct horse battery staple'])(
  'takes %j',
  (typed) => {
    expect(problemOf(() => choose(typed, 'ada', ['acme']))).toBeNull();
  },
);
