import { expect, test } from 'vitest';
import { nextInQueue } from './next-in-queue.ts';

const row = (id: string, { status = 'pending', may = true, viewers = 0 } = {}) => ({
  id,
  status,
  decision: { approve: false, reject: may },
  viewers: Array.from({ length: viewers }),
});

test('the next is the one below in the list, then the first that is left above', () => {
  expect(nextInQueue([row('a'), row('b'), row('c')], 'a')?.id).toBe('b');
  expect(nextInQueue([row('a'), row('b'), row('c')], 'c')?.id).toBe('a');
});

test('what is decided, or not for this person, is passed over; what can only be rejected is not', () => {
  const rows = [row('a'), row('b', { status: 'approved' }), row('c', { may: false }), row('d')];
  expect(nextInQueue(rows, 'a')?.id).toBe('d');
});

test('what somebody else is looking at comes last, but it comes', () => {
  const taken = row('b', { viewers: 1 });
  expect(nextInQueue([row('a'), taken, row('c')], 'a')?.id).toBe('c');
  expect(nextInQueue([row('a'), taken], 'a')?.id).toBe('b');
});

test('the decided one itself never comes again, however old the list is', () => {
  expect(nextInQueue([row('a')], 'a')).toBeUndefined();
  expect(nextInQueue([], 'a')).toBeUndefined();
});
