import { expect, test } from 'vitest';
import { pageCountOf } from './page-sizes.ts';

test('the last page holds what is left over, and an empty list has one page', () => {
  expect(pageCountOf(0, 20)).toBe(1);
  expect(pageCountOf(20, 20)).toBe(1);
  expect(pageCountOf(21, 20)).toBe(2);
});
