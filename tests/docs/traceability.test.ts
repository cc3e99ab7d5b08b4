import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Row, rowsOf } from './markdown-tables.ts';
import { namesTitle } from './test-titles.ts';

const root = new URL('../../', import.meta.url);
const fromRoot = (path: string) => readFileSync(new URL(path, root), 'utf8');
const isFile = (path: string) => existsSync(new URL(path, root));

const folder = 'docs/traceability';
/** `describe-….ts` holds tests that the server and the console both run. */
const testFile = /\.(test|spec|test-d)\.tsx?$|^tests\/support\/describe-[\w-]+\.ts$/;
/** A row is read at a glance; the details of a rule are in its test. */
const ruleWords = 16;
const pathsOfRow = 2;

interface Rule extends Row {
  page: string;
}

const pages = readdirSync(new URL(folder, root)).filter((name) => name !== 'README.md');
const rulesOf = (page: string): Rule[] =>
  rowsOf(fromRoot(`${folder}/${page}`)).map((row) => ({ ...row, page }));
const rules = pages.flatMap(rulesOf);

const at = ({ page, line }: Rule, problem: string) => `${folder}/${page}:${line}: ${problem}`;
const pathsOf = ({ cells }: Rule) =>
  [...(cells['where'] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

/** The file and the title of the test that a row names as `path` › title. */
function testOf({ cells }: Rule): { path: string; title: string } {
  const [path = '', title = ''] = (cells['test'] ?? '').split(' › ').map((part) => part.trim());
  return { path: path.replaceAll('`', ''), title };
}

function problemWithRule(rule: Rule): string | undefined {
  const text = rule.cells['rule'] ?? '';
  if (text === '') return 'the row has no rule.';
  const words = text.split(/\s+/).length;
  if (words > ruleWords) return `the rule has ${words} words, at most ${ruleWords} are allowed.`;
  return undefined;
}

function problemWithTest(rule: Rule): string | undefined {
  const { path, title } = testOf(rule);
  if (path === '') return 'the rule has no test: write one.';
  if (!testFile.test(path)) return `${path} is not a test file.`;
  if (!isFile(path)) return `${path} does not exist: name the present test.`;
  if (title === '') return `which test of ${path}? Add › and its title.`;
  if (!namesTitle(fromRoot(path), title)) return `${path} has no test titled "${title}".`;
  return undefined;
}

const problemsOf = (check: (rule: Rule) => string | undefined) =>
  rules.flatMap((rule) => {
    const problem = check(rule);
    return problem === undefined ? [] : [at(rule, problem)];
  });

describe('docs/traceability', () => {
  it('lists every page in its index, and no other', () => {
    const links = rowsOf(fromRoot(`${folder}/README.md`)).map(
      ({ cells }) => /\]\(([^)]+)\)/.exec(cells['page'] ?? '')?.[1],
    );
    expect(links.toSorted()).toEqual(pages.toSorted());
    expect(pages.filter((page) => rulesOf(page).length === 0)).toEqual([]);
  });

  it('states each rule in one short line', () => {
    expect(problemsOf(problemWithRule)).toEqual([]);
  });

  it('names one or two existing files for each rule', () => {
    const problems = rules.flatMap((rule) => {
      const paths = pathsOf(rule);
      if (paths.length === 0) return [at(rule, 'say where the rule lives.')];
      if (paths.length > pathsOfRow) return [at(rule, `name at most ${pathsOfRow} files.`)];
      return paths
        .filter((path) => !isFile(path))
        .map((path) => at(rule, `${path} does not exist: say where the rule lives now.`));
    });
    expect(problems).toEqual([]);
  });

  it('names an existing test for each rule', () => {
    expect(problemsOf(problemWithTest)).toEqual([]);
  });

  it('has a row for every operation of the contract, and no other', () => {
    const { paths }: { paths: Record<string, Record<string, unknown>> } = JSON.parse(
      fromRoot('openapi/generated/openapi.json'),
    );
    const methods = ['get', 'post', 'put', 'delete', 'patch'];
    const served = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((method) => methods.includes(method))
        .map((method) => `${method.toUpperCase()} ${path}`),
    );
    const written = rulesOf('calls.md').flatMap(
      ({ cells }) => /^`([A-Z]+ \/[^`]*)`/.exec(cells['rule'] ?? '')?.[1] ?? [],
    );
    expect(
      served.filter((call) => !written.includes(call)),
      `operations without a row in ${folder}/calls.md`,
    ).toEqual([]);
    expect(
      written.filter((call) => !served.includes(call)),
      `rows of ${folder}/calls.md that the contract does not have`,
    ).toEqual([]);
  });
});
