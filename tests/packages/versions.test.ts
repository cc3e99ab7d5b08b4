import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { inRoot } from '../../scripts/lib/workspace.mjs';
import { demoPassword, qaCaptcha } from '../support/stack.ts';
import { output } from './output.ts';
import type { Seen } from './outside/journey.ts';
import { examplesIn } from './readme-examples.ts';
import { supervisorSees } from './supervisor-sees.ts';

const outside = inject('outside');
/** A project of somebody who stays on the last release. */
const last = join(outside, 'last');
const tsc = join(outside, 'node_modules/typescript/bin/tsc');
const compilerOptions = {
  ...{ module: 'nodenext', target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'] },
  ...{ types: ['node'], typeRoots: [join(outside, 'node_modules/@types')], strict: true },
};

beforeAll(async () => {
  const kept = inRoot('tests/packages/artefacts');
  const tarballs = (await readdir(kept)).filter((file) => file.endsWith('.tgz'));
  expect(tarballs).toHaveLength(1);
  const { tarballs: now } = inject('release');
  const dependencies = {
    '@brokerdesk/machines': `file:${now.machines}`,
    '@brokerdesk/policy': `file:${now.policy}`,
    '@brokerdesk/sdk': `file:${join(kept, tarballs[0] ?? '')}`,
    xstate: '^5',
  };
  await mkdir(last);
  await writeFile(
    join(last, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies }),
  );
  for (const file of ['journey.ts', 'open-page.ts', 'run-on-node.ts', 'sign-in.ts'])
    await cp(join(outside, file), join(last, file));
  await output('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], last);
});

describe('the last released SDK', () => {
  test('signs in, decides, navigates, reads and signs out on this server', async () => {
    const config = {
      compilerOptions: { ...compilerOptions, outDir: 'compiled', rootDir: '.' },
      files: ['run-on-node.ts'],
    };
    await writeFile(join(last, 'tsconfig.json'), JSON.stringify(config));
    await output(process.execPath, [tsc, '--project', last], last);
    const traveller = [inject('server'), 'angel', demoPassword, qaCaptcha];
    const program = join(last, 'compiled/run-on-node.js');
    const seen: Seen = JSON.parse(await output(process.execPath, [program, ...traveller], last));
    expect(seen).toEqual(supervisorSees);
  });

  test('has no call that this contract takes no more', async () => {
    const folder = join(outside, 'calls-of-last');
    await mkdir(folder);
    const reference = join(last, 'node_modules/@brokerdesk/sdk/reference');
    const above =
      "import { newRequestId, type Sdk } from '@brokerdesk/sdk';\ndeclare const sdk: Sdk;\n";
    for (const page of await readdir(reference)) {
      const calls = examplesIn(await readFile(join(reference, page), 'utf8'));
      const text = calls.map(({ source }) => `{\n${source}}\n`).join('');
      await writeFile(
        join(folder, page.replace(/md$/, 'ts')),
        `${above}void newRequestId;\n${text}`,
      );
    }
    const config = { compilerOptions: { ...compilerOptions, noEmit: true } };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
    expect(await output(process.execPath, [tsc, '--project', folder], outside)).toBe('');
  });
});

test('this SDK reads, decides and pages on the contract of the last release', async () => {
  const from = (project: string, part: string) =>
    import(pathToFileURL(join(project, 'node_modules/@brokerdesk/sdk/dist', part)).href);
  const { createFakeServer }: typeof import('@brokerdesk/sdk/testing') = await from(
    last,
    'testing.js',
  );
  const { createMemoryTokens, createSdk, paginate }: typeof import('@brokerdesk/sdk') = await from(
    outside,
    'index.js',
  );
  const server = createFakeServer();
  const sdk = createSdk({
    baseUrl: 'http://fake.example',
    tenant: 'es',
    tokens: createMemoryTokens(server.tokens()),
    locale: () => 'en-US',
    device: { os: 'Linux', type: 'desktop', incognito: false },
    fetch: server.fetch,
  });
  const ids: string[] = [];
  for await (const { id, version, status } of paginate(sdk, '/deposit/admin/v1/list')) {
    if (status !== 'pending') continue;
    ids.push(id);
    const audited = await sdk.PUT('/deposit/admin/v1/audit/{id}', {
      params: { path: { id }, header: { 'Idempotency-Key': `key-of-${id}` } },
      body: { result: 'approved', version },
    });
    expect([audited.error, audited.data?.status]).toEqual([undefined, 'approved']);
  }
  expect(ids.length).toBeGreaterThan(0);
});
