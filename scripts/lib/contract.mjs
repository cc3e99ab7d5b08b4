import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractExamples } from '../../openapi/examples/index.mjs';
import { CommandError } from './command-error.mjs';
import { addConflicts } from './contract-conflicts.mjs';
import { commentTypes, describeContract } from './contract-docs.mjs';
import { addErrors, errorTypes } from './contract-errors.mjs';
import { addExamples } from './contract-examples.mjs';
import { fakeOperations } from './contract-fake.mjs';
import { referencePages } from './contract-reference.mjs';
import { errorPage, listErrorRows, sdkErrorPage } from './error-table.mjs';
import { capture } from './run.mjs';
import { inRoot } from './workspace.mjs';

const contractFiles = [
  { name: 'openapi.json', path: 'openapi/generated/openapi.json' },
  { name: 'contract.ts', path: 'packages/sdk/src/generated/contract.ts' },
  { name: 'fake-operations.ts', path: 'packages/sdk/src/generated/fake-operations.ts' },
  { name: 'keyed-writes.ts', path: 'packages/sdk/src/generated/keyed-writes.ts' },
  { name: 'sent-once.ts', path: 'packages/sdk/src/generated/sent-once.ts' },
  {
    name: 'operation-errors.ts',
    path: 'packages/sdk/src/generated/operation-errors.ts',
  },
  { name: 'errors.md', path: 'docs/errors.md' },
  { name: 'upload-limits.ts', path: 'packages/sdk/src/generated/upload-limits.ts' },
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

const uploadLimits = (/** @type {Record<string, any>} */ { purpose, content_type, size }) => `
export const uploadLimits = {
  purposes: ${JSON.stringify(purpose.enum)},
  contentTypes: ${JSON.stringify(content_type.enum)},
  sizeMin: ${size.minimum},
  sizeMax: ${size.maximum},
} as const;
`;

const keyedWrites = (/** @type {Record<string, any>} */ { paths }) => {
  const isKeyed = (/** @type {{ $ref?: string }} */ { $ref }) => $ref?.endsWith('/IdempotencyKey');
  const keys = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { parameters = [] }]) => parameters.some(isKeyed))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  return `export const keyedWrites: ReadonlySet<string> = new Set(${JSON.stringify(keys)});`;
};

/** The GETs that change something, so that a client must not repeat them after a lost answer. */
const sentOnce = (/** @type {Record<string, any>} */ { paths }) => {
  const once = Object.keys(paths).filter((path) => paths[path].get?.['x-retry'] === false);
  return `export const sentOnce: readonly string[] = ${JSON.stringify(once)};`;
};

/**
 * Generates the bundled contract and the SDK's files.
 *
 * @param {string} folder destination
 * @returns {Promise<{ name: string, path: string }[]>} name of each file there, and its path in the
 * repository
 */
export async function generateContract(folder) {
  const bundle = join(folder, 'openapi.json');
  const described = join(folder, 'described.json');
  const types = join(folder, 'contract.ts');
  await must('Bundling the contract', 'redocly', [
    'bundle',
    inRoot('openapi/openapi.yaml'),
    '--output',
    bundle,
  ]);
  const contract = JSON.parse(await readFile(bundle, 'utf8'));
  addExamples(contract, contractExamples);
  addConflicts(contract);
  const rows = await listErrorRows();
  addErrors(contract, rows);
  const document = describeContract(contract);
  await writeFile(described, JSON.stringify(document));
  const options = [
    ...['--runtime', 'none', '--include-client', 'false'],
    // It reads even an absolute path as one below the working directory.
    ...['--output', 'contract.ts'],
  ];
  await must('Generating the types', 'typed-openapi', [described, ...options], { cwd: folder });
  await writeFile(bundle, await format('openapi.json', JSON.stringify(contract, null, 2)));
  const bare = await format('contract.ts', await readFile(types, 'utf8'));
  const commented = await format('contract.ts', commentTypes(bare, document));
  await writeFile(types, header + commented);
  const operations = `import type { FakeOperation } from '../testing/fake-operation.ts';
export const fakeOperations: readonly FakeOperation[] = ${JSON.stringify(fakeOperations(contract))};`;
  await writeFile(
    join(folder, 'fake-operations.ts'),
    header + (await format('fake-operations.ts', operations)),
  );
  await writeFile(
    join(folder, 'keyed-writes.ts'),
    header + (await format('keyed-writes.ts', keyedWrites(contract))),
  );
  await writeFile(
    join(folder, 'sent-once.ts'),
    header + (await format('sent-once.ts', sentOnce(contract))),
  );
  await writeFile(
    join(folder, 'operation-errors.ts'),
    header + (await format('operation-errors.ts', errorTypes(contract))),
  );
  const limits = uploadLimits(contract.components.schemas.PresignRequest.properties);
  await writeFile(
    join(folder, 'upload-limits.ts'),
    header + (await format('upload-limits.ts', limits)),
  );
  const errors = await errorPage(rows);
  await writeFile(join(folder, 'errors.md'), errors);
  const pages = [
    ...referencePages(contract, rows),
    { name: 'errors.md', text: sdkErrorPage(errors) },
  ].map(({ name, text }) => ({ name: `reference/${name}`, text }));
  await mkdir(join(folder, 'reference'));
  for (const { name, text } of pages) await writeFile(join(folder, name), text);
  const reference = pages.map(({ name }) => ({ name, path: `packages/sdk/${name}` }));
  return [...contractFiles, ...reference];
}
