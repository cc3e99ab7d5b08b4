import { expect, test } from 'vitest';
import { nextToDecide } from './next-to-decide.ts';

const row = (id: string, may = true) => ({
  id,
  decision: { approve: may, reject: may },
});

test('the next is the one below in the list', () => {
  expect(nextToDecide([row('a'), row('b'), row('c')], 'a')?.id).toBe('b');
});

test('the next record after the last one is the first undecided one above', () => {
  expect(nextToDecide([row('a'), row('b'), row('c')], 'c')?.id).toBe('a');
});

test('what the user may not decide, or not any more, is passed over', () => {
  const rows = [row('a'), row('b', false), row('c')];
  expect(nextToDecide(rows, 'a')?.id).toBe('c');
});

test('the decided one itself never comes again, however old the list is', () => {
  expect(nextToDecide([row('a')], 'a')).toBeUndefined();
  expect(nextToDecide([row('x'), row('y')], 'a')?.id).toBe('x');
  expect(nextToDecide([], 'a')).toBeUndefined();
});

test('what can only be rejected is passed over, unless that is to be decided too', () => {
  const rows = [row('a'), { ...row('b'), decision: { approve: false, reject: true } }, row('c')];
  expect(nextToDecide(rows, 'a')?.id).toBe('c');
  expect(nextToDecide(rows, 'a', { mayDecide: ({ decision }) => decision.reject })?.id).toBe('b');
});

test('a record that another user has open comes last, and is still offered', () => {
  const isClaimed = (id: string) => id === 'b';
  expect(nextToDecide([row('a'), row('b'), row('c')], 'a', { isClaimed })?.id).toBe('c');
  expect(nextToDecide([row('a'), row('b')], 'a', { isClaimed })?.id).toBe('b');
});

test('a record that waits for its client comes after all others', () => {
  const questioned = { ...row('b'), asked: { at: '2026-11-27T00:00:00Z' } };
  const isClaimed = (id: string) => id === 'c';
  expect(nextToDecide([row('a'), questioned, row('c')], 'a', { isClaimed })?.id).toBe('c');
  expect(nextToDecide([row('a'), questioned], 'a')?.id).toBe('b');
});
