import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { isFirstVisit } from './first-visit.ts';

test('a page waits for its rows once for each person', () => {
  const [deposits, clients] = [{}, {}];
  const person = new QueryClient();
  expect(isFirstVisit(person, deposits)).toBe(true);
  expect(isFirstVisit(person, clients)).toBe(true);
  expect(isFirstVisit(person, deposits)).toBe(false);
  expect(isFirstVisit(new QueryClient(), deposits)).toBe(true);
});
