import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextMoment } from './invalidate-topics.ts';
import {
  expectOwnEvent,
  expectOwnEvents,
  forgetOwnEvents,
  isOwnChange,
  recognizeOwnEvent,
} from './own-changes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the event of an own write is recognised once, by topic, record and version', () => {
  const before = nextMoment();
  expectOwnEvents({ id: 'a', version: 2 }, ['deposit']);
  const event = { topic: 'deposit', id: 'a', version: 2 };
  expect(recognizeOwnEvent({ ...event, version: 3 })).toBeUndefined();
  expect(recognizeOwnEvent({ ...event, topic: 'account' })).toBeUndefined();
  expect(recognizeOwnEvent(event)).toBeGreaterThan(before);
  expect(recognizeOwnEvent(event)).toBeUndefined();
});

test('the events of all records in an answer are recognised, an earlier version of them, too', () => {
  expectOwnEvents(
    {
      total: 2,
      list: [
        { id: 'r1', version: 2 },
        { id: 'r2', version: 1 },
      ],
    },
    ['client'],
  );
  const client = (id: string, version: number) =>
    recognizeOwnEvent({ topic: 'client', id, version }) !== undefined;
  expect([client('r1', 1), client('r1', 2), client('r2', 1)]).toEqual([true, true, true]);
});

test('an event long after an own write is the change of another user', () => {
  expectOwnEvents({ id: 'late', version: 2 }, ['client']);
  vi.advanceTimersByTime(10_001);
  expect(recognizeOwnEvent({ topic: 'client', id: 'late', version: 2 })).toBeUndefined();
});

test('no list points out the version that an own write has made, of any record in its answer', () => {
  expectOwnEvents({ id: 'p1', version: 4, list: [{ id: 'p2', version: 2 }] }, ['product']);
  expect(isOwnChange('p1', 4)).toBe(true);
  expect(isOwnChange('p2', 2)).toBe(true);
  expect(isOwnChange('p1', 5)).toBe(false);
});

test('an event of own work is recognized as often as it was announced, and a later one is of a colleague', () => {
  const event = { topic: 'work', id: 'deposit', version: 1 };
  expectOwnEvent('work', 'deposit');
  expectOwnEvent('work', 'deposit');
  expect(recognizeOwnEvent({ ...event, id: 'kyc' })).toBeUndefined();
  expect(recognizeOwnEvent(event)).toBeDefined();
  expect(recognizeOwnEvent(event)).toBeDefined();
  expect(recognizeOwnEvent(event)).toBeUndefined();
});

test('the event of a colleague is not taken for an own one that a stream which began again has missed', () => {
  const event = { topic: 'work', id: 'deposit', version: 1 };
  expectOwnEvent('work', 'deposit');
  forgetOwnEvents();
  expect(recognizeOwnEvent(event)).toBeUndefined();
});

test('the event of a client that an own decision changes is recognized in any version, and no other', () => {
  expectOwnEvent('client', 'c1', Number.POSITIVE_INFINITY);
  const seen = (id: string, version: number) =>
    recognizeOwnEvent({ topic: 'client', id, version }) !== undefined;
  expect([seen('c2', 7), seen('c1', 7)]).toEqual([false, true]);
});
