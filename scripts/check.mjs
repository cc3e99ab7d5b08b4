// All steps run, also after one that failed, but those whose files have not changed since they passed. `pnpm check
// types zones` runs those two anew.
import { checkImports } from './lib/folder-pairs.mjs';
import './lib/require-node.mjs';
import { readFile, rm } from 'node:fs/promises';
import { buildConsole } from './lib/builds.mjs';
import { CommandError } from './lib/command-error.mjs';
import { checkLicences } from './lib/licences.mjs';
import { localeProblems } from './lib/locales/check-labels.mjs';
import { migrationsUpToDate } from './lib/migrations.mjs';
import { checkPlainEnglish } from './lib/plain-english.mjs';
import { capture, main } from './lib/run.mjs';
import { runSteps } from './lib/steps.mjs';
import { readVitestReport } from './lib/test-reports.mjs';
import { findVulnerabilities } from './lib/vulnerabilities.mjs';
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
      env: {
        ...{ REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
        // tsc collects garbage less often: a fifth less of the processor, for a tenth more of the memory.
        GOGC: '400',
      },
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

const labels = async () => {
  const problems = localeProblems(inRoot('apps/console/src'), {
    labels: inRoot('packages/sdk/src/labels'),
    server: inRoot('apps/server/src'),
  });
  return { ok: problems.length === 0, output: problems.join('\n') };
};

const wiring = [
  'apps/console/src/business/list/list-labels.test.ts',
  'apps/console/src/app/navigation/search-terms.test.ts',
  'tests/contract/examples.test.ts',
  'tests/docs/audit-labels.test.ts',
  'tests/docs/glossary.test.ts',
];

const missing = async () => {
  const report = inRoot('node_modules/.cache/check/missing.json');
  await rm(report, { force: true });
  const projects = ['console', 'contract', 'docs'].flatMap((name) => ['--project', name]);
  const { code, output } = await capture('vitest', [
    ...['run', ...projects, '--silent', '--reporter=json', `--outputFile.json=${report}`],
    ...wiring.map((path) => inRoot(path)),
  ]);
  const text = await readFile(report, 'utf8').catch(() => undefined);
  const failures = text === undefined ? [output] : readVitestReport(JSON.parse(text)).failures;
  const messages = failures?.map((failure) => failure.replace(/\n +at .*/g, ''));
  return { ok: code === 0, output: messages?.join('\n') ?? '' };
};

// Each further checker of a project looks at the shared types once more.
const compile = tool('tsc', ['-b', '--checkers', '1', '--builders', '2', '--pretty', 'false']);

/** Compiles the SDK anew if its labels seem wrong: tsc 7 keeps an error about a JSON file after the file was corrected. */
const types = async () => {
  const result = await compile();
  if (!result.output.includes('packages/sdk/src/labels/')) return result;
  await rm(inRoot('packages/sdk/tsconfig.tsbuildinfo'), { force: true });
  return compile();
};

/** @type {import('./lib/steps.mjs').Step[]} */
const steps = [
  {
    id: 'types',
    name: 'types (tsc)',
    run: types,
  },
  {
    id: 'style',
    name: 'style and lint (Biome)',
    run: tool('biome', ['ci', '--colors=off', '--diagnostic-level=warn']),
  },
  {
    id: 'zones',
    name: 'who imports whom (dependency-cruiser)',
    run: checkImports,
  },
  { id: 'unused', name: 'unused code and dependencies (knip)', run: tool('knip', []) },
  {
    id: 'licences',
    name: 'licences of what is shipped: none that is not allowed (pnpm)',
    inputs: ['pnpm-lock.yaml', 'scripts/lib/licences.mjs'],
    run: checkLicences,
  },
  {
    id: 'vulnerabilities',
    name: 'known vulnerabilities of packages: none but reviewed ones (pnpm)',
    async run() {
      const found = await findVulnerabilities();
      if (found.ok && found.output !== '') console.log(found.output);
      return found;
    },
  },
  {
    id: 'missing',
    name: 'labels, menu search, examples, audit labels, terms: none missing or refused',
    run: missing,
  },
  {
    id: 'english',
    name: 'plain English: no refused wording in comments, test titles, documents and the contract',
    run: checkPlainEnglish,
  },
  {
    id: 'contract',
    name: 'contract (Redocly)',
    inputs: ['openapi', 'redocly.yaml'],
    run: tool('redocly', ['lint']),
  },
  {
    id: 'generated',
    name: 'generated files are current',
    inputs: [
      ...['openapi', 'biome.json', 'packages', 'apps/console/src', 'apps/server/src', 'tests'],
      'docs',
    ],
    run: tool('node', [inRoot('scripts/generate.mjs'), '--check']),
  },
  {
    id: 'migrations',
    name: 'migrations are current (drizzle-kit)',
    inputs: [
      ...['apps/server/migrations', 'apps/server/drizzle.config.ts', 'apps/server/src/kernel'],
      ...['packages/policy/src', 'packages/machines/src'],
    ],
    run: migrationsUpToDate,
  },
  {
    id: 'messages',
    name: 'messages: alike in all languages, none missing, unused or outside of the files',
    inputs: [
      ...['apps/console/src', 'apps/console/i18next.config.ts'],
      ...['packages/sdk/src/labels', 'apps/server/src'],
    ],
    run: all(message('status'), message('status', '--unused'), message('lint', '--quiet'), labels),
  },
  {
    id: 'sizes',
    name: 'sizes (size-limit)',
    async run() {
      await buildConsole();
      const sizes = await tool('size-limit', [])();
      if (sizes.ok) console.log(sizes.output.trim());
      return sizes;
    },
  },
];

await main(async () => {
  const requested = process.argv.slice(2);
  const unknown = requested.find((id) => !steps.some((step) => step.id === id));
  if (unknown) {
    throw new CommandError(
      `There is no check named ${unknown}: choose from ${steps.map((step) => step.id).join(', ')}.`,
    );
  }
  const chosen = requested.length > 0 ? steps.filter((step) => requested.includes(step.id)) : steps;
  const failed = await runSteps(chosen, { anew: requested.length > 0 });
  console.log(
    failed.length === 0
      ? `All ${chosen.length} checks passed.`
      : `${failed.length} of ${chosen.length} checks failed: ${failed.join(', ')}.`,
  );
  return failed.length === 0 ? 0 : 1;
});
