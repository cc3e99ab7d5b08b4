import { expect, test } from 'vitest';
import * as column from './columns.tsx';
import type { List, ListSearch } from './define-list.ts';
import { isShown, untouchedView } from './table/views/table-view.ts';

const [withdrawals] = Object.values(
  import.meta.glob<List<ListSearch, unknown>>('../../features/withdrawals/withdrawal-list.ts', {
    eager: true,
    import: 'list',
  }),
);
const sources = import.meta.glob<string>(
  ['../../features/**/*.tsx', '../../app/composed-pages/**/*-page.tsx', '!**/*.test.*'],
  { eager: true, import: 'default', query: '?raw' },
);
const pages = Object.entries(sources).filter(([, source]) => /\blistPage\(/.test(source));
const columnsOf = ([page, source]: [string, string]) => {
  const folder = page.slice(0, page.lastIndexOf('/'));
  const parts = [...source.matchAll(/ from '\.(\/[\w-]+-(?:columns|parts)\.tsx)'/g)];
  return [source, ...parts.map(([, file]) => sources[`${folder}${file}`])].join('\n');
};
const queues = pages.filter(([, source]) => /\bwork: \{/.test(source));

/** Records about no client, or not assessed. */
const unassessed = /allocation-page|crypto-address-page|data-exception-page/;

test('every queue has the age of its records, and their risk unless none is known', () => {
  expect(queues.length).toBeGreaterThan(8);
  for (const queue of queues) {
    expect(columnsOf(queue), queue[0]).toMatch(/column\.waited(?:Since)?\b/);
    if (!unassessed.test(queue[0])) {
      expect(columnsOf(queue), queue[0]).toMatch(/column\.(?:risk|clientRisk)\b/);
    }
  }
});

test('the age of records is shown in the tabs that have some that wait', () => {
  const shown = (tab: string | undefined) => isShown(column.waited, { view: untouchedView, tab });
  expect([undefined, 'pending', 'asked'].map(shown)).toEqual([true, true, true]);
  expect(['rejected', 'approved', 'rolled_back', 'to_send'].map(shown)).not.toContain(true);
  const tab = (search: object) => withdrawals?.tabOf(withdrawals.readSearch(search));
  expect(tab({ payout: 'to_send' })).toBe('to_send');
  expect(tab({})).toBeUndefined();
});
