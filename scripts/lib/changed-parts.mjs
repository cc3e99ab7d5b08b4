import { existsSync, readFileSync } from 'node:fs';
import { chooseTests } from './changed-tests.mjs';
import { CommandError } from './command-error.mjs';
import { capture } from './run.mjs';
import { testParts } from './test-parts.mjs';
import { inRoot } from './workspace.mjs';

/** @param {string[]} args */
async function git(...args) {
  const { code, stdout, output } = await capture('git', args);
  if (code !== 0) throw new CommandError(output.trim());
  return stdout.split('\0').filter((path) => path !== '');
}

/**
 * @param {string} [revision]
 * @returns {Promise<string[]>} files changed since the merge base, committed or not
 */
async function changedFiles(revision = 'origin/main') {
  const { code, stdout } = await capture('git', ['merge-base', 'HEAD', revision]);
  if (code !== 0) {
    throw new CommandError(
      `There is no revision ${revision} to compare with: name one, as in pnpm test:changed main.`,
    );
  }
  const differ = await git('diff', '--name-only', '--no-renames', '-z', stdout.trim());
  const added = await git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...differ, ...added])].sort();
}

/** @returns {Promise<import('./changed-tests.mjs').Workspace>} as it is on disk, imports by dependency-cruiser */
async function readWorkspace() {
  const listed = await git('ls-files', '--cached', '--others', '--exclude-standard', '-z');
  const files = listed.filter((path) => existsSync(inRoot(path)));
  const { stdout, output } = await capture('depcruise', [
    ...['apps', 'packages', 'tests', 'scripts'],
    ...['--output-type', 'json'],
  ]);
  if (!stdout.startsWith('{')) throw new CommandError(output.trim());
  /** @type {import('dependency-cruiser').ICruiseResult} */
  const { modules } = JSON.parse(stdout);
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved, dependencyTypes } of dependencies) {
      if (dependencyTypes.includes('type-only')) continue;
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
    }
  }
  const { pageFileName, pageRoutes } = await import(
    inRoot('apps/console/src/app/pages/page-routes.ts')
  );
  /** @type {import('./changed-tests.mjs').Workspace['pages']} */
  const pages = pageRoutes.map(
    (/** @type {{ path: string, kind?: string, name: string }} */ { path, kind, ...route }) => ({
      path: kind === undefined ? path : path.slice(0, -kind.length),
      file: pageFileName(route),
    }),
  );
  return {
    files,
    importers,
    read: (path) => readFileSync(inRoot(path), 'utf8'),
    pages: [...new Map(pages.map((page) => [page.path, page])).values()],
  };
}

/**
 * Prints what runs and what is left out, each with its reason.
 *
 * @param {string} [revision]
 * @returns {Promise<{ part: import('./test-parts.mjs').TestPart, args: string[] }[]>} what a change can reach
 */
export async function changedParts(revision) {
  const changed = await changedFiles(revision);
  const choices = chooseTests(changed, await readWorkspace());
  const rows = choices.map(({ part, chosen, of, leftOut }) => {
    const others = of - chosen.length;
    const why = others > 0 ? `; ${others} left out: ${leftOut}` : '';
    return `${part.padEnd(10)} ${chosen.length} of ${of} files${why}`;
  });
  console.log(`${changed.length} changed files.\n${rows.join('\n')}`);
  console.log('left out too: check (pnpm check), and what takes a night (npm run test:long)');
  return testParts.everyday.flatMap((part) => {
    const choice = choices.find(({ part: id }) => id === part.id);
    if (choice === undefined || choice.chosen.length === 0) return [];
    if (choice.chosen.length === choice.of) return [{ part, args: [] }];
    if (part.id !== 'e2e') return [{ part, args: choice.chosen.map((path) => inRoot(path)) }];
    return [{ part, args: ['--project', 'night', ...choice.chosen.map(storyFilter)] }];
  });
}

/** Playwright takes an expression for the whole path of a file. */
const storyFilter = (/** @type {string} */ path) => `/${path.replaceAll('.', '\\.')}$`;
