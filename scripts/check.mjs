// Everything about the code that needs no test to run: `pnpm check`. All steps run, also after one
// that failed. `pnpm check types zones` runs those two.
import './lib/require-node.mjs';
import { buildConsole } from './lib/build-console.mjs';
import { CommandError } from './lib/command-error.mjs';
import { migrationsUpToDate } from './lib/migrations.mjs';
import { capture, main, run } from './lib/run.mjs';
import { runSteps } from './lib/steps.mjs';
import { wordProblems } from './lib/words/check-words.mjs';
import { inRoot } from './lib/workspace.mjs';

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} [cwd]
 */
const tool =
  (command, args, cwd = inRoot()) =>
  async () => {
    const { code, output } = await capture(command, args, {
      cwd,
      env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    return { ok: code === 0, output };
  };

/** @param {string[]} args */
const message = (...args) =>
  tool('i18next-cli', ['--config', 'i18next.config.ts', ...args], inRoot('apps/console'));

/**
 * @param {import('./lib/steps.mjs').Step['run'][]} runs
 * @returns {import('./lib/steps.mjs').Step['run']} all of them, with what the failed ones printed
 */
const all =
  (...runs) =>
  async () => {
    const results = [];
    for (const run of runs) results.push(await run());
    const failed = results.filter(({ ok }) => !ok);
    return { ok: failed.length === 0, output: failed.map(({ output }) => output).join('\n') };
  };

/** What i18next-cli does not look at: placeholders, plural forms, and words that are not in tags. */
const words = async () => {
  const problems = wordProblems(inRoot('apps/console/src'));
  return { ok: problems.length === 0, output: problems.join('\n') };
};

/** @type {(import('./lib/steps.mjs').Step & { id: string })[]} */
const steps = [
  {
    id: 'types',
    name: 'types (tsc)',
    // Each further checker of a project looks at the shared types once more.
    run: tool('tsc', ['-b', '--checkers', '1', '--builders', '2', '--pretty', 'false']),
  },
  {
    id: 'style',
    name: 'style and lint (Biome)',
    run: tool('biome', ['ci', '--colors=off', '--diagnostic-level=warn']),
  },
  {
    id: 'zones',
    name: 'who imports whom (dependency-cruiser)',
    run: tool('depcruise', ['apps', 'packages', 'tests', 'scripts', '--output-type', 'err-long']),
  },
  { id: 'unused', name: 'unused code and dependencies (knip)', run: tool('knip', []) },
  { id: 'contract', name: 'contract (Redocly)', run: tool('redocly', ['lint']) },
  {
    id: 'generated',
    name: 'generated files are current',
    run: tool('node', [inRoot('scripts/generate.mjs'), '--check']),
  },
  { id: 'migrations', name: 'migrations are current (drizzle-kit)', run: migrationsUpToDate },
  {
    id: 'messages',
    name: 'messages: alike in all languages, none missing, unused or outside of the files',
    run: all(message('status'), message('status', '--unused'), message('lint', '--quiet'), words),
  },
  {
    id: 'sizes',
    name: 'sizes (size-limit)',
    async run() {
      await buildConsole();
      return { ok: (await run('size-limit', [])) === 0 };
    },
  },
];

await main(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((id) => !steps.some((step) => step.id === id));
  if (unknown) {
    throw new CommandError(
      `There is no check named ${unknown}: choose from ${steps.map((step) => step.id).join(', ')}.`,
    );
  }
  const chosen = asked.length > 0 ? steps.filter((step) => asked.includes(step.id)) : steps;
  const failed = await runSteps(chosen);
  console.log(
    failed.length === 0
      ? `All ${chosen.length} checks passed.`
      : `${failed.length} of ${chosen.length} checks failed: ${failed.join(', ')}.`,
  );
  return failed.length === 0 ? 0 : 1;
});
