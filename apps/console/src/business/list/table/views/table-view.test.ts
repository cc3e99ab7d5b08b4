import { expect, test } from 'vitest';
import { isShown, readView, untouchedView, viewKey } from './table-view.ts';

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

// @rule lists: Each tab of a list keeps which columns it shows
test('a column is shown in a tab as it was set there, or in all tabs, or by default', () => {
  const view = readView('{"shown":{"rate":false},"tabs":{"rejected":{"rate":true,"payer":false}}}');
  const shown = (id: string, tab?: string, tabs?: string[]) => isShown({ id, tabs }, { view, tab });
  expect([shown('rate'), shown('rate', 'approved'), shown('rate', 'rejected')]).toEqual([
    false,
    false,
    true,
  ]);
  expect([shown('payer'), shown('payer', 'rejected')]).toEqual([true, false]);
  const inRejected = (tab?: string) => shown('reason', tab, ['rejected']);
  expect([inRejected(), inRejected('approved'), inRejected('rejected')]).toEqual([
    false,
    false,
    true,
  ]);
});
