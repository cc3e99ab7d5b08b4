import { expect, test } from 'vitest';
import { readView, untouchedView, viewKey } from './table-view.ts';

test('a stored view comes back as it was', () => {
  const view = {
    density: 'compact',
    shown: { rate: false },
    order: ['rate', 'amount'],
    pinned: { amount: 'left' },
    widths: { amount: 120 },
  };
  expect(readView(JSON.stringify(view))).toEqual(view);
});

test('a broken view is the untouched one, and a broken part only that part', () => {
  for (const stored of [null, '', '{', '[]', '7']) expect(readView(stored)).toEqual(untouchedView);
  expect(readView('{"density":"huge","shown":{"rate":false}}')).toEqual({
    ...untouchedView,
    shown: { rate: false },
  });
  expect(
    readView(
      '{"order":"amount","pinned":{"a":"top","b":"right"},"widths":{"a":1e9,"b":"x","c":90}}',
    ),
  ).toEqual({ ...untouchedView, pinned: { b: 'right' }, widths: { c: 90 } });
});

test('a view of the time before columns could be moved is still read', () => {
  expect(readView('{"density":"roomy","shown":{"rate":true}}')).toEqual({
    ...untouchedView,
    density: 'roomy',
    shown: { rate: true },
  });
});

// @rule lists: Table settings are kept per person in the browser
test('people who share a browser keep views of their own', () => {
  expect(viewKey('u1', 'deposit')).not.toBe(viewKey('u2', 'deposit'));
});
