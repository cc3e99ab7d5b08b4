// `npm test -- unit e2e` runs those parts; arguments behind another `--` go to the program that runs the part. Runs on any
// Node from 20; the tests themselves run on the Node that the workspace pins.
import './lib/require-node.mjs';
import { performance } from 'node:perf_hooks';
import { buildConsole, bundleServer } from './lib/builds.mjs';
import { changedParts } from './lib/changed-parts.mjs';
import { CommandError } from './lib/command-error.mjs';
import { install } from './lib/install.mjs';
import { main } from './lib/run.mjs';
import { testParts } from './lib/test-parts.mjs';
import { ensureChromium, ensurePostgres } from './lib/test-tools.mjs';

const provide = {
  chromium: ensureChromium,
  postgres: ensurePostgres,
  console: buildConsole,
  server: async () => {
    process.env.BROKERDESK_SERVER = await bundleServer();
  },
};

/**
 * @param {string[]} argv of the command line
 * @returns {{ parts: import('./lib/test-parts.mjs').TestPart[], args: string[] }}
 */
function read(argv) {
  const end = argv.indexOf('--');
  const requested = end === -1 ? argv : argv.slice(0, end);
  // pnpm hands on the `--` that was typed, too.
  const args = end === -1 ? [] : argv.slice(end).filter((one) => one !== '--');
  const kind = requested.includes('--long') ? 'long' : 'everyday';
  return {
    parts: choose(
      kind,
      requested.filter((one) => one !== '--long'),
    ),
    args,
  };
}

/**
 * @param {'everyday' | 'long'} kind
 * @param {string[]} requested
 */
function choose(kind, requested) {
  const known = testParts[kind].map(({ id }) => id);
  const unknown = requested.find((id) => !known.includes(id));
  if (unknown) {
    throw new CommandError(`There is no part named ${unknown}: choose from ${known.join(', ')}.`);
  }
  return testParts[kind].filter(({ id, within }) =>
    requested.length === 0 ? within === undefined : requested.includes(id),
  );
}

/**
 * @param {import('./lib/test-parts.mjs').TestPart} part
 * @param {string[]} args
 * @returns {Promise<import('./lib/test-parts.mjs').Outcome>} one failure if the part cannot run
 */
async function runPart({ needs, run }, args) {
  try {
    for (const need of needs) await provide[need]();
    return await run(args);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}

await main(async () => {
  const argv = process.argv.slice(2);
  const isChanged = argv[0] === '--changed';
  const request = isChanged ? { parts: [], args: [] } : read(argv);
  await install();
  const chosen = isChanged
    ? await changedParts(argv[1])
    : request.parts.map((part) => ({ part, args: request.args }));

  const lines = [];
  const failures = [];
  const total = { passed: 0, failed: 0 };
  for (const { part, args } of chosen) {
    console.log(`\n── ${part.id}`);
    const startedAt = performance.now();
    const { passed, failed, failures: found = [] } = await runPart(part, args);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    const mark = failed === 0 ? '✓' : '✗';
    lines.push(`${mark} ${part.id.padEnd(10)} ${passed} passed, ${failed} failed (${seconds} s)`);
    failures.push(...found);
    total.passed += passed;
    total.failed += failed;
  }
  if (failures.length > 0) console.log(`\n${failures.join('\n\n')}`);
  console.log(`\n${lines.join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});
