import { expect, test } from 'vitest';
import { readView, viewKey } from './table-view.ts';

test('a stored view comes back as it was', () => {
  const view = { density: 'compact', shown: { rate: false } };
  expect(readView(JSON.stringify(view))).toEqual(view);
});

test('a broken view is the untouched one, and a broken part only that part', () => {
  const untouched = { density: 'normal', shown: {} };
  for (const stored of [null, '', '{', '[]', '7']) expect(readView(stored)).toEqual(untouched);
  expect(readView('{"density":"huge","shown":{"rate":false}}')).toEqual({
    density: 'normal',
    shown: { rate: false },
  });
});

test('people who share a browser keep views of their own', () => {
  expect(viewKey('u1', 'deposit')).not.toBe(viewKey('u2', 'deposit'));
});
