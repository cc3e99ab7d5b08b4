import { expect, test } from 'vitest';
import { neighbourOf } from './use-row-keys.ts';

const ids = ['a', 'b', 'c'];

test('the first step goes to the first row', () => {
  expect(neighbourOf(ids, undefined, 1)).toBe('a');
  expect(neighbourOf(ids, 'gone', -1)).toBe('a');
});

test('steps go to the next and the previous row and stay at the ends', () => {
  expect(neighbourOf(ids, 'a', 1)).toBe('b');
  expect(neighbourOf(ids, 'b', -1)).toBe('a');
  expect(neighbourOf(ids, 'c', 1)).toBe('c');
  expect(neighbourOf(ids, 'a', -1)).toBe('a');
});

test('an empty list has nowhere to go', () => {
  expect(neighbourOf([], undefined, 1)).toBeUndefined();
});
