import { expect, test } from 'vitest';
import { historyChanges } from './history-changes.ts';

const label = (path: string) => (path === 'version' ? null : path);

test('the changes name the fields that differ, nested ones by their path, and leave the others out', () => {
  expect(
    historyChanges(
      { name: 'HKEX', hours: ['a'], fees: { pct: '1', min: '5' }, version: 1 },
      { name: 'HKEX', hours: ['a', 'b'], fees: { pct: '2', min: '5' }, version: 2 },
      { label },
    ),
  ).toEqual([
    { label: 'hours', before: '["a"]', after: '["a","b"]' },
    { label: 'fees.pct', before: '1', after: '2' },
  ]);
});

test('the changes show a record that was made or deleted field by field, with the labels of its page', () => {
  const text = (path: string, value: unknown) =>
    path === 'status' && value === 'enabled' ? '启用' : undefined;
  expect(historyChanges(null, { status: 'enabled', note: null }, { label, text })).toEqual([
    { label: 'status', before: '', after: '启用' },
    { label: 'note', before: '', after: '' },
  ]);
});

test('the entries of a list are compared one by one if the page reads them as fields', () => {
  const read = (facts: Readonly<Record<string, unknown>>) =>
    Object.fromEntries((facts['items'] as string[]).map((item, at) => [`${at}`, item]));
  expect(historyChanges({ items: ['a', 'b'] }, { items: ['a', 'c'] }, { label, read })).toEqual([
    { label: '1', before: 'b', after: 'c' },
  ]);
});
