import { expect, it } from 'vitest';
import { codeDigits } from './code-field.tsx';

// @rule sign-in: The code has 6 digits; spaces are ignored
it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['１２３４５６', '123456'],
  [' 12-34-56\n', '123456'],
  ['1234567', '123456'],
  ['12a', '12'],
  ['', ''],
])('the code in %j is %j', (typed, code) => {
  expect(codeDigits(typed)).toBe(code);
});
