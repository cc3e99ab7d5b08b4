import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { comparedFor, comparedStates } from './compared-states.ts';

const root = fileURLToPath(new URL('../../apps/console/src/', import.meta.url));

it('what can be done in a state is asked of the tables: the console compares states for nothing else', () => {
  const expected = new Map<string, string[]>();
  for (const [file, found] of Object.values(comparedFor).flatMap(
    Object.entries<readonly string[]>,
  )) {
    expected.set(file, [...(expected.get(file) ?? []), ...found]);
  }
  const sorted = (compared: Iterable<[string, string[]]>) =>
    Object.fromEntries([...compared].map(([file, found]) => [file, found.toSorted()]));
  const found = globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .map((path): [string, string[]] => [path, comparedStates(readFileSync(root + path, 'utf8'))])
    .filter(([, comparisons]) => comparisons.length > 0);
  expect(sorted(found)).toEqual(sorted(expected));
});

it.each([
  ["if (row.status !== 'pending') return", "row.status !== 'pending'"],
  ["'approved' === newStatus", "'approved' === newStatus"],
  ["order?.state === 'holding'", "order?.state === 'holding'"],
  ["switch (status) { case 'sold': sell(); }", "case 'sold'"],
  ['const open = waiting.has(row.status);', 'waiting.has(row.status)'],
])('the search finds a comparison in %s', (source, comparison) => {
  expect(comparedStates(source)).toEqual([comparison]);
});

it.each([
  "actionsIn(depositStates, deposit.status).includes('approve')",
  "kind === 'pending'",
  "step === 'sold'",
  'looks[status]',
])('the search finds no comparison in %s', (source) => {
  expect(comparedStates(source)).toEqual([]);
});
