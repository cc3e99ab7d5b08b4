import { expect, test } from 'vitest';
import { asOwnChange, isOwnChange } from '#/ui/live/own-changes.ts';
import { changedByOthers, versionsOf } from './use-flash.ts';

const rows = (versions: Record<string, number>) =>
  Object.entries(versions).map(([id, version]) => ({ id, version }));

const before = versionsOf(rows({ a: 1, b: 4, gone: 1 }));

test('a row has changed when it comes back in a later version; a new row has not', () => {
  const now = versionsOf(rows({ a: 2, b: 4, new: 9 }));
  expect([...changedByOthers(before, now, () => false)]).toEqual(['a']);
});

test('rows without versions never seem changed', () => {
  const now = versionsOf([{ id: 'a' }]);
  expect(changedByOthers(now, now, () => false).size).toBe(0);
});

test('an own change is not pointed out, while it is under way and after; a later one is', async () => {
  let answer = (_: { id: string; version: number }) => {};
  const written = asOwnChange(
    'r',
    () =>
      new Promise<{ id: string; version: number }>((done) => {
        answer = done;
      }),
  );
  expect(isOwnChange('r', 2)).toBe(true);
  answer({ id: 'r', version: 2 });
  await written;
  expect([isOwnChange('r', 2), isOwnChange('r', 3)]).toEqual([true, false]);
});

test('a change that was refused leaves the record to others', async () => {
  await expect(asOwnChange('s', () => Promise.reject(new Error('refused')))).rejects.toThrow();
  expect(isOwnChange('s', 2)).toBe(false);
});
