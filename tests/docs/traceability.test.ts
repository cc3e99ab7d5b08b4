import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Row, rowsOf } from './markdown-tables.ts';
import { namesTitle } from './test-titles.ts';

const root = new URL('../../', import.meta.url);
const fromRoot = (path: string) => readFileSync(new URL(path, root), 'utf8');
const isFile = (path: string) => existsSync(new URL(path, root));
const rows = rowsOf(fromRoot('docs/traceability.md'));
const testFile = /\.(test|spec|test-d)\.tsx?$/;

const at = ({ line }: Row, words: string) => `docs/traceability.md:${line}: ${words}`;

/** `path` › describe › title, as a row writes it; several are divided by a line break. */
function testsOf(row: Row): { path: string; titles: string[] }[] {
  return (row.cells['test'] ?? '')
    .split('<br>')
    .filter((test) => test.trim() !== '')
    .map((test) => {
      const [path = '', ...titles] = test.split(' › ').map((part) => part.trim());
      return { path: path.replaceAll('`', ''), titles };
    });
}

const pathsOf = (row: Row) =>
  [...(row.cells['where'] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

test('every rule says where it lives, and the files are there', () => {
  expect(rows.length).toBeGreaterThan(0);
  const wrong = rows.flatMap((row) => {
    const paths = pathsOf(row);
    if (paths.length === 0) return [at(row, 'the rule says nowhere where it lives.')];
    return paths
      .filter((path) => !isFile(path))
      .map((path) => at(row, `there is no ${path}: say where the rule lives now.`));
  });
  expect(wrong).toEqual([]);
});

test('every rule names a test that fails without it, and the tests are there', () => {
  const wrong = rows.flatMap((row) => {
    const tests = testsOf(row);
    if (tests.length === 0) return [at(row, 'the rule has no test: write one.')];
    return tests.flatMap(({ path, titles }) => {
      if (!testFile.test(path)) return [at(row, `${path} is not a file of tests.`)];
      if (!isFile(path)) return [at(row, `there is no ${path}: name the test that is.`)];
      if (titles.length === 0) return [at(row, `which test of ${path}? Add › and its title.`)];
      const source = fromRoot(path);
      return titles
        .filter((title) => !namesTitle(source, title))
        .map((title) => at(row, `${path} has no test titled "${title}".`));
    });
  });
  expect(wrong).toEqual([]);
});

test('every operation of the contract has a row, and no other has', () => {
  const { paths }: { paths: Record<string, Record<string, unknown>> } = JSON.parse(
    fromRoot('openapi/generated/openapi.json'),
  );
  const methods = ['get', 'post', 'put', 'delete', 'patch'];
  const served = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((method) => methods.includes(method))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
  const written = rows
    .filter(({ section }) => section === 'Calls')
    .flatMap(({ cells }) => /^`([A-Z]+ \/[^`]*)`/.exec(cells['rule'] ?? '')?.[1] ?? []);
  expect(
    served.filter((call) => !written.includes(call)),
    'calls without a row in docs/traceability.md, section "Calls"',
  ).toEqual([]);
  expect(
    written.filter((call) => !served.includes(call)),
    'rows in section "Calls" that the contract does not have',
  ).toEqual([]);
});
