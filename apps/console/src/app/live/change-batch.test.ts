import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Change, createChangeBatch } from './refetch.ts';

let sent: string[][];
let writing: boolean;
let finish: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  writing = false;
  finish = () => {};
});
afterEach(() => {
  vi.useRealTimers();
});

const change = (id: string): Change => ({ topic: 'deposit', id, version: 1, seenAt: 0 });

function batch({ slow = false } = {}) {
  return createChangeBatch({
    isWriting: () => writing,
    onBatch: (changes) => {
      sent.push(changes.map(({ id }) => id));
      if (!slow) return Promise.resolve();
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
  });
}

test('a burst is one batch, and does not wait for its end for longer than a second', async () => {
  const { add } = batch();
  for (let count = 0; count < 12; count += 1) {
    add(change(`d${count}`));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(sent.length).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.length).toBe(2);
  expect(sent.flat()).toEqual(Array.from({ length: 12 }, (_, count) => `d${count}`));
});

test('a batch waits for the response to an own write, but not for ever', async () => {
  const { add } = batch();
  writing = true;
  add(change('own'));
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual([]);
  writing = false;
  await vi.advanceTimersByTimeAsync(150);
  expect(sent).toEqual([['own']]);

  writing = true;
  add(change('other'));
  await vi.advanceTimersByTimeAsync(800);
  expect(sent).toEqual([['own'], ['other']]);
});

test('what comes while the last ones are fetched waits for them, and is not lost', async () => {
  const { add } = batch({ slow: true });
  add(change('a'));
  await vi.advanceTimersByTimeAsync(150);
  add(change('b'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([['a']]);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([['a'], ['b']]);
});

test('after the end of the session nothing is fetched any more', async () => {
  const { add, drop } = batch();
  add(change('a'));
  drop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([]);
});
