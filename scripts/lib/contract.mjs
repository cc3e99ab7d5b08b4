import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from './command-error.mjs';
import { capture } from './run.mjs';
import { inRoot } from './workspace.mjs';

/** The files made from the contract: where each one stands, and its name in a folder of results. */
export const contractFiles = [
  { name: 'openapi.json', path: 'openapi/generated/openapi.json' },
  { name: 'contract.ts', path: 'packages/sdk/src/generated/contract.ts' },
];

const header = `// Generated from openapi/ by \`pnpm generate\`: edit the contract, not this file.\n`;

/**
 * @param {string} what the step, as it reads in "… failed"
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, input?: string }} [options]
 */
async function must(what, command, args, options) {
  const { code, stdout, output } = await capture(command, args, {
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    ...options,
  });
  if (code !== 0)
    throw new CommandError(
      `${output.trim()}\n${what} failed: correct openapi/, and run pnpm generate again.`,
    );
  return stdout;
}

/** Biome leaves generated folders alone: any name outside of them has the workspace's own style. */
const format = (/** @type {string} */ name, /** @type {string} */ text) =>
  must(
    'Formatting the generated contract',
    'biome',
    ['format', `--stdin-file-path=${inRoot(name)}`],
    { input: text },
  );

/**
 * Makes the bundled contract and the SDK's types.
 *
 * @param {string} folder where the files go, under their names in `contractFiles`
 */
export async function generateContract(folder) {
  const bundle = join(folder, 'openapi.json');
  const types = join(folder, 'contract.ts');
  await must('Bundling the contract', 'redocly', [
    'bundle',
    inRoot('openapi/openapi.yaml'),
    '--output',
    bundle,
  ]);
  const options = [
    ...['--runtime', 'none', '--include-client', 'false'],
    // With comments it repeats an object's description on each of its undescribed properties.
    ...['--jsdoc', 'false'],
    // It reads even an absolute path as one below the working directory.
    ...['--output', 'contract.ts'],
  ];
  await must('Generating the types', 'typed-openapi', [bundle, ...options], { cwd: folder });
  await writeFile(bundle, await format('openapi.json', await readFile(bundle, 'utf8')));
  await writeFile(types, header + (await format('contract.ts', await readFile(types, 'utf8'))));
}
