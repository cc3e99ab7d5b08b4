import { expect, test } from 'vitest';
import { expectNone } from '../../../../../tests/support/expect-none.ts';
import type { List, ListSearch } from './define-list.ts';
import type { Filter } from './filter/filters.ts';
import { labelKey } from './use-list-labels.ts';

type AnyList = List<ListSearch, unknown>;

/** Those of a family of pages are in one file. */
const families = import.meta.glob<Record<string, AnyList>>('../../features/**/*-lists.ts', {
  eager: true,
  import: 'lists',
});

const single = import.meta.glob<AnyList>('../../features/**/*-list.ts', {
  eager: true,
  import: 'list',
});

const lists = [
  ...Object.values(single),
  ...Object.values(families).flatMap((family) => Object.values(family)),
];

const files = import.meta.glob<object>(
  ['../../**/locales/*/*.json', '../../../../../packages/sdk/src/labels/*/record.json'],
  { eager: true, import: 'default' },
);

const labelFiles = Object.keys(
  import.meta.glob('../../../../../packages/sdk/src/labels/*/*.json'),
).map((path) => path.replace(/^(\.\.\/)+/, ''));

/** The server has the labels of the columns of its files, too. */
const columnFile = (locale: string, namespace = '') =>
  labelFiles.find((path) => path.endsWith(`/${locale}/${namespace}.json`)) ??
  `locales/${locale}/${namespace}.json`;

/** Plurals have an ending each. */
function labelOf(locale: string, namespaces: readonly string[], path: string): string | undefined {
  const [prefix, bare = prefix] = path.includes(':') ? path.split(':') : [undefined, path];
  const labels = (prefix === undefined ? namespaces : [prefix]).map((namespace) => {
    const name = Object.keys(files).find((file) => file.endsWith(`/${locale}/${namespace}.json`));
    const keys = (bare ?? '').split('.');
    const found = keys.reduce<unknown>(
      (labels, key) => {
        const of = Object(labels);
        return of[key] ?? of[`${key}_other`];
      },
      files[name ?? ''],
    );
    return found;
  });
  return labels.find((label) => typeof label === 'string');
}

/** Filters that are called as in every list, or by the page that draws them. */
const labelledElsewhere = new Set<Filter['kind']>(['text', 'client', 'holder', 'robots', 'own']);

function labelsOfValues(
  name: string,
  { kind, as = name, named = as, values = [], settings = [] }: Filter,
) {
  if (kind === 'holder') return [];
  const group = kind === 'yesNo' ? 'flag' : labelKey(named);
  const ofSettings = settings.flatMap(Object.entries).map(([part, value]) => {
    const path = `either.${labelKey(part)}`;
    return typeof value === 'number' ? path : `${path}_${value}`;
  });
  return [...values.map((value) => `${group}.${value}`), ...ofSettings];
}

function missingOf({ namespaces, filters }: (typeof lists)[number], locale: string): string[] {
  const has = (key: string) => labelOf(locale, namespaces, key) !== undefined;
  const wanted = ['table', 'empty.title', 'empty.hint'];
  const missing = wanted.filter((key) => !has(key));
  for (const [name, filter] of Object.entries<Filter>(filters)) {
    const { kind, as = name } = filter;
    if (kind === 'text' && !has('search')) missing.push('search');
    const key = labelKey(as);
    const isNamed = has(`filter.${key}`) || has(`column.${key}`);
    if (!labelledElsewhere.has(kind) && !isNamed) missing.push(`filter.${key}`);
    missing.push(...labelsOfValues(name, filter).filter((path) => !has(path)));
  }
  return missing;
}

test.each(['zh-CN', 'en-US'])('every list has the labels of its filters, in %s', (locale) => {
  expect(lists.length).toBeGreaterThan(9);
  expectNone(
    lists.flatMap((list) =>
      missingOf(list, locale).map(
        (key) =>
          `the list ${list.id} has no label ${key}: add it to locales/${locale}/${list.namespaces[0]}.json`,
      ),
    ),
  );
});

const sources = import.meta.glob<string>('../../features/**/*-page.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Labels of the columns that a page spells out: `{ id: 'kind', … }`, `column.time('settle_at', { as: … })`. */
const columnsOf = (source: string): string[] =>
  [
    ...(source.split('columns: [')[1] ?? '').matchAll(
      /(?:\{\s*id: |column\.\w+\()'(\w+)'([^)}]*)/g,
    ),
  ].map(([, id = '', given = '']) => /\bas: '(\w+)'/.exec(given)?.[1] ?? id);

test.each(['zh-CN', 'en-US'])('every list has the labels of its columns, in %s', (locale) => {
  const columns = Object.entries(sources).flatMap(([path, source]) => {
    const file = /'\.\/([\w-]+-list)\.ts'/.exec(source)?.[1];
    const list = single[`${path.slice(0, path.lastIndexOf('/'))}/${file}.ts`];
    return list === undefined ? [] : columnsOf(source).map((id) => ({ list, id }));
  });
  expect(columns.length).toBeGreaterThan(50);
  expectNone(
    columns
      .filter(({ list, id }) => !labelOf(locale, list.namespaces, `column.${labelKey(id)}`))
      .map(({ list: { id: name, namespaces }, id }) => {
        const file = columnFile(locale, namespaces[0]);
        return `the list ${name} has no label column.${labelKey(id)}: add it to ${file}`;
      }),
  );
});

const waiting = ['pending', 'awaiting', 'waiting'];

// @rule interface: A queue that waits for staff begins with what has waited longest
// @in ./define-list.ts
test('a queue that waits for staff begins with what has waited longest, unless another order is asked for', () => {
  const queues = lists.flatMap((list) => {
    // Phases come as tabs together with the states, whose filter is hidden then.
    const { kind, hidden, values = [] } = Object(list.filters).status ?? {};
    const status = waiting.find((one) => values.includes(one));
    return (kind === 'tabs' || hidden) && status !== undefined ? [{ list, status }] : [];
  });
  expect(queues.length).toBeGreaterThan(9);
  for (const { list, status } of queues) {
    const { sort } = list.readSearch({ status });
    expect(sort, list.id).toMatch(/^(created|submitted)_at$/);
    expect(list.readSearch({ status, sort: `-${sort}` }).sort).toBe(`-${sort}`);
  }
});

test.each([
  ['zh-CN', 16],
  ['en-US', 34],
])('the search box of every list has room for its whole hint, in %s', (locale, lengthMax) => {
  for (const { id, namespaces, filters } of lists) {
    if (!Object.values<Filter>(filters).some(({ kind }) => kind === 'text')) continue;
    expect(labelOf(locale, namespaces, 'search')?.length, id).toBeLessThanOrEqual(lengthMax);
  }
});
