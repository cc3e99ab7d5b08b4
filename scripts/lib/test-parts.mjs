import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture, run } from './run.mjs';
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs';
import { unseenCodes } from './unseen-codes.mjs';
import { inRoot, pinnedNode } from './workspace.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [failures] what failed, each with the first lines of why
 */

/**
 * @typedef {object} TestPart
 * @property {string} id
 * @property {('chromium' | 'postgres' | 'console' | 'server')[]} needs
 * @property {(args: string[]) => Promise<Outcome>} run `args` go to the program that runs the tests
 * @property {string} [within] another part that runs it too; by itself it runs only when it is named
 */

/**
 * @template Report
 * @param {string} report a JSON file that a test runner wrote
 * @param {(report: Report) => Outcome} count
 * @returns {Promise<Outcome>} nothing passed and nothing failed when the runner wrote no report
 */
const readOutcome = (report, count) =>
  readFile(report, 'utf8').then(
    (text) => count(JSON.parse(text)),
    () => ({ passed: 0, failed: 0 }),
  );

/**
 * Runs a test runner that writes a report.
 *
 * @template Report
 * @param {(report: string) => { command: string, args: string[], env?: NodeJS.ProcessEnv }} runner
 * @param {(report: Report) => Outcome} count
 * @returns {Promise<Outcome>} a run that fails without a failed test, for a file that does not
 *   load or a check that is red, counts as one failure
 */
async function runReporting(runner, count) {
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-tests-'));
  try {
    const report = join(folder, 'report.json');
    const { command, args, env = {} } = runner(report);
    const code = await run(command, args, { env });
    const outcome = await readOutcome(report, count);
    return { ...outcome, failed: code === 0 ? outcome.failed : Math.max(outcome.failed, 1) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string[]} projects of vitest; with an exclamation mark, every other one
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
const vitestRun = (projects, args, env) => ({
  env,
  command: 'vitest',
  args: ['run', ...projects.flatMap((project) => ['--project', project]), ...args],
});

/** @param {string[]} projects */
export const vitest =
  (...projects) =>
  (/** @type {string[]} */ args, /** @type {NodeJS.ProcessEnv} */ env = {}) =>
    runReporting((report) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      return vitestRun(projects, [...reporters, ...args], env);
    }, readVitestReport);

/**
 * Runs thousands of paths, and prints nothing but what has failed, by cause.
 *
 * @param {string} project
 */
const machinePaths =
  (project) =>
  async (/** @type {string[]} */ extra, /** @type {NodeJS.ProcessEnv} */ env = {}) => {
    const outcome = await runReporting(
      (report) => {
        const reporter = inRoot('tests/model/report/by-cause.ts');
        const args = [`--reporter=${reporter}`, `--outputFile=${report}`, ...extra];
        return vitestRun([project], args, env);
      },
      (/** @type {Outcome} */ counted) => counted,
    );
    if (outcome.failed === 0) return outcome;
    const page = 'tests/model/report.en.html';
    const { stdout } = await capture(pinnedNode, [inRoot('tests/model/report/write-report.ts')]);
    const story = stdout.includes(page)
      ? `Each path as a story: ${page}, and in Chinese tests/model/report.html`
      : 'The report could not be written: `pnpm model:report` says why.';
    return { ...outcome, failures: [[...(outcome.failures ?? []), story].join('\n')] };
  };

/**
 * The tests of the server, and whether all of them together meet every code that the contract lists.
 *
 * @param {string[]} args
 * @returns {Promise<Outcome>}
 */
async function onPostgres(args) {
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-codes-'));
  try {
    const run = vitest('server-postgres', 'contract-postgres', 'histories');
    const outcome = await run(args, { ERROR_CODES_SEEN: folder });
    if (args.length > 0) return outcome;
    const unseen = await unseenCodes(folder);
    const { passed, failed, failures = [] } = outcome;
    return { passed, failed: failed + unseen.length, failures: [...failures, ...unseen] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Calls of many clients under faults, both drawn by a seed: `--seed 7 --minutes 5`. `--mutants` leaves one guard of
 * the server out after the other.
 *
 * @param {string[]} args
 */
function histories(args) {
  const rest = [...args];
  const extract = (/** @type {string} */ option, /** @type {number} */ length) => {
    const at = rest.indexOf(option);
    return at === -1 ? undefined : rest.splice(at, length).at(-1);
  };
  const mutants = extract('--mutants', 1);
  const env = { HISTORY_SEED: extract('--seed', 2), HISTORY_MINUTES: extract('--minutes', 2) };
  return vitest(mutants === undefined ? 'histories' : 'histories-long')(rest, env);
}

const seedOfTheDay = () => new Date().toISOString().slice(0, 10).replaceAll('-', '');

/** @param {('stories' | 'night' | 'long')[]} projects of Playwright */
const playwright =
  (...projects) =>
  (/** @type {string[]} */ args) =>
    runReporting(
      (report) => ({
        command: 'playwright',
        args: [
          ...['test', '--config', inRoot('tests/e2e/playwright.config.ts')],
          ...projects.flatMap((project) => ['--project', project]),
          ...['--reporter=list,json', ...args],
        ],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      }),
      readPlaywrightReport,
    );

const check = (/** @type {string[]} */ args) =>
  runReporting(
    () => ({ command: pinnedNode, args: [inRoot('scripts/check.mjs'), ...args] }),
    () => ({ passed: 0, failed: 0 }),
  );

/**
 * Parts of `npm test`, in this order.
 *
 * @type {TestPart[]}
 */
const everyday = [
  { id: 'check', run: check, needs: [] },
  {
    id: 'unit',
    run: vitest(
      ...['!contract*', '!server', '!server-postgres', '!model', '!packages', '!histories'],
      '!*-long',
    ),
    needs: ['postgres', 'chromium'],
  },
  { id: 'postgres', run: onPostgres, needs: ['postgres', 'server'] },
  {
    id: 'contract',
    run: vitest('contract-postgres'),
    needs: ['postgres', 'server'],
    within: 'postgres',
  },
  { id: 'model', run: machinePaths('model'), needs: ['postgres', 'chromium', 'server'] },
  { id: 'histories', run: histories, needs: ['postgres', 'server'], within: 'postgres' },
  { id: 'packages', run: vitest('packages'), needs: ['postgres', 'chromium', 'server'] },
  { id: 'e2e', run: playwright('stories'), needs: ['postgres', 'chromium', 'console', 'server'] },
];

/**
 * Parts of `npm run test:long`, in this order: the files `*.long.test.ts` and `*.long.spec.ts`, and slow
 * stories.
 *
 * @type {TestPart[]}
 */
const long = [
  { id: 'server', run: vitest('server-long'), needs: ['postgres'] },
  { id: 'embedded', run: vitest('server', 'contract'), needs: [] },
  { id: 'mutants', run: vitest('mutants-long'), needs: ['postgres'] },
  {
    id: 'histories',
    run: (args) =>
      vitest('histories', 'histories-long')(['--no-file-parallelism', ...args], {
        ...{ HISTORY_SEED: seedOfTheDay(), HISTORY_MINUTES: '5' },
      }),
    needs: ['postgres', 'server'],
  },
  {
    id: 'served',
    run: (args) => machinePaths('model')(['served', ...args], { MODEL_PATHS: 'all' }),
    needs: ['postgres'],
  },
  {
    id: 'runtimes',
    run: (args) =>
      vitest('packages')(['node', 'readme.test', 'types', ...args], { RUNTIMES: 'all' }),
    needs: ['postgres', 'chromium'],
  },
  { id: 'screens', run: machinePaths('model-long'), needs: ['chromium', 'console'] },
  { id: 'looks', run: playwright('night', 'long'), needs: ['postgres', 'chromium', 'console'] },
];

export const testParts = { everyday, long };
