import { expect, onTestFinished, test, vi } from 'vitest';
import { createIntentKeys } from './use-intent-mutation.ts';

const approve = { id: 'd1', result: 'approved', version: 3 };

// @rule writes: A key belongs to one intent until its outcome is known
test('the same effect keeps its key until its outcome is known', () => {
  const keys = createIntentKeys();
  const first = keys.keyOf(approve);
  expect(keys.keyOf({ ...approve })).toBe(first);
});

test('another record, decision, reason or version is another effect', () => {
  const keys = createIntentKeys();
  const all = [
    approve,
    { ...approve, id: 'd2' },
    { ...approve, result: 'rejected' },
    { ...approve, reason: 'x' },
    { ...approve, version: 4 },
  ].map((intent) => keys.keyOf(intent));
  expect(new Set(all).size).toBe(all.length);
});

test('once settled, asking for the same again is a new intent', () => {
  const keys = createIntentKeys();
  const first = keys.keyOf(approve);
  keys.settle(approve);
  expect(keys.keyOf(approve)).not.toBe(first);
});

test('a key is what the header takes: printable, 8 to 100 characters', () => {
  expect(createIntentKeys().keyOf(approve)).toMatch(/^[\x21-\x7e]{8,100}$/);
});

test('an effect has a key on plain http too, where randomUUID is missing', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(createIntentKeys().keyOf(approve)).toMatch(/^[\x21-\x7e]{8,100}$/);
});
