import { expect, test } from 'vitest';
import { isLongEnough } from './password-rules.ts';

// @rule sign-in: The new password has at least 6 characters and is typed twice
// @in ./password-rules.ts
test.each([
  ['abc123', true],
  ['abc12', false],
  ['  abc12  ', false],
  ['密码密码密码', true],
  ['😀😀😀😀😀', false],
])('a new password needs six characters, blanks around it aside: %j', (password, expected) => {
  expect(isLongEnough(password)).toBe(expected);
});
