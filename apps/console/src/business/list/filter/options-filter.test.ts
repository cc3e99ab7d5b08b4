import { expect, test } from 'vitest';
import { optionsFilter } from './options-filter.tsx';

type Due = { overdue?: boolean | undefined; due_within?: number | undefined };

function filterOf(search: Due, onChange: (change: Partial<Due>) => void = () => {}) {
  const { labels, control } = optionsFilter<Due>({
    label: 'Due',
    all: 'All',
    keys: ['overdue', 'due_within'],
    options: [
      { value: 'overdue', label: 'Overdue', sets: { overdue: true } },
      { value: 'week', label: 'Within 7 days', sets: { due_within: 7 } },
    ],
    other: search.due_within === undefined ? undefined : `Within ${search.due_within} days`,
    search,
    onChange,
  });
  // It is an element of `FilterSelect`.
  return { labels, select: (control as { props: { onChange: (value?: string) => void } }).props };
}

test('choosing one of several parts of the address takes the others off', () => {
  let search: Due = { due_within: 7 };
  const change = (part: Partial<Due>) => {
    search = { ...search, ...part };
  };
  filterOf(search, change).select.onChange('overdue');
  expect(search).toEqual({ overdue: true, due_within: undefined });
  filterOf(search, change).select.onChange(undefined);
  expect(search).toEqual({ overdue: undefined, due_within: undefined });
});

test('what only an address can ask for is said all the same', () => {
  expect(filterOf({}).labels).toBeUndefined();
  expect(filterOf({ due_within: 7 }).labels).toBe('Within 7 days');
  expect(filterOf({ due_within: 14 }).labels).toBe('Within 14 days');
});
