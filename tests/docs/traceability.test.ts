import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Row, rowsOf } from './markdown-tables.ts';
import { namesTitle, titlesBeginningWith } from './test-titles.ts';

const root = new URL('../../', import.meta.url);
const fromRoot = (path: string) => readFileSync(new URL(path, root), 'utf8');
const isFile = (path: string) => existsSync(new URL(path, root));

const folder = 'docs/traceability';
/** Paths of the two applications are written without these. */
const sources = ['', 'apps/server/src/', 'apps/console/src/'];
/** `describe-….ts` holds tests that the server and the console both run. */
const testFile = /\.(test|spec|test-d)\.tsx?$|^tests\/support\/describe-[\w-]+\.ts$/;
/** A row is read at a glance; the details of a rule are in its test. */
const ruleWords = 16;
const pathsOfRow = 2;

interface Rule extends Row {
  page: string;
}

const generated = 'calls.md';
const pages = readdirSync(new URL(folder, root)).filter((name) => name !== 'README.md');
const rulesOf = (page: string): Rule[] =>
  rowsOf(fromRoot(`${folder}/${page}`)).map((row) => ({ ...row, page }));
const rules = pages.filter((page) => page !== generated).flatMap(rulesOf);

const at = ({ page, line }: Rule, problem: string) => `${folder}/${page}:${line}: ${problem}`;
const pathsOf = ({ cells }: Rule) =>
  [...(cells['where'] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

/** The one file that a path of a row means. */
function fileOf(path: string): string | undefined {
  const found = sources.map((source) => source + path).filter(isFile);
  return found.length === 1 ? found[0] : undefined;
}

/** The file and the first words of the title that a row names as `path` › title. */
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
  const file = fileOf(path);
  if (file === undefined) return `${path} is not one file: name the present test.`;
  if (title === '') return `which test of ${path}? Add › and the first words of its title.`;
  const source = fromRoot(file);
  if (namesTitle(source, title)) return undefined;
  const titles = titlesBeginningWith(source, title);
  if (titles.length === 0) return `${path} has no test whose title begins with "${title}".`;
  if (titles.length > 1)
    return `"${title}" begins ${titles.length} titles of ${path}: write more of it.`;
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
    expect(pages.filter((page) => page !== generated && rulesOf(page).length === 0)).toEqual([]);
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
        .filter((path) => fileOf(path) === undefined)
        .map((path) => at(rule, `${path} is not one file: name the present one.`));
    });
    expect(problems).toEqual([]);
  });

  it('names an existing test for each rule', () => {
    expect(problemsOf(problemWithTest)).toEqual([]);
  });
});
