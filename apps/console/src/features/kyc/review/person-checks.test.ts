import { expect, test } from 'vitest';
import { ageOn, hasExpired, isSameName } from './person-checks.ts';

test('a year of life is full on the birthday', () => {
  expect(ageOn('2000-11-22', '2026-11-21')).toBe(25);
  expect(ageOn('2000-11-22', '2026-11-22')).toBe(26);
});

test('a document counts on its last day, and one without an end always', () => {
  expect(hasExpired('2026-11-22', '2026-11-22')).toBe(false);
  expect(hasExpired('2026-11-21', '2026-11-22')).toBe(true);
  expect(hasExpired(null, '2026-11-22')).toBe(false);
});

// @rule identity: A name that differs from the account's, and an expired document, are marked
test('names are the same however they are written, and differ by a letter', () => {
  expect(isSameName('José  García-López', 'JOSE GARCIA LOPEZ')).toBe(true);
  expect(isSameName('阿卜杜拉·买买提', '阿卜杜拉买买提')).toBe(true);
  expect(isSameName('王晓明', '王小明')).toBe(false);
});
