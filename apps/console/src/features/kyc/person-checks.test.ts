import { expect, test } from 'vitest';
import { ageOn, hasExpired, isBornAs, isSameName } from './person-checks.ts';

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

test('the number of a Chinese identity card is compared with the date of birth, and other numbers are not', () => {
  expect(isBornAs('110101199003074518', '1990-03-07')).toBe(true);
  expect(isBornAs('11010119900307451X', '1990-07-03')).toBe(false);
  expect(isBornAs('E55443322', '1990-03-07')).toBeUndefined();
});
