import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createInCluster } from '../../apps/server/src/testing/test-cluster.ts';
import { findPnpm } from '../../scripts/lib/install.mjs';
import { inRoot } from '../../scripts/lib/workspace.mjs';
import { demoPassword, qaCaptcha, type Stack, startStack } from '../support/stack.ts';
import { output } from './output.ts';
import type { Seen } from './outside/journey.ts';
import { examplesIn } from './readme-examples.ts';
import { supervisorSees } from './supervisor-sees.ts';

const outside = inject('outside');
const kept = inRoot('tests/packages/artefacts');
const last = join(outside, 'last');
const tsc = join(outside, 'node_modules/typescript/bin/tsc');
const compilerOptions = {
  ...{ module: 'nodenext', target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'] },
  ...{ types: ['node'], typeRoots: [join(outside, 'node_modules/@types')], strict: true },
};

beforeAll(async () => {
  const tarballs = (await readdir(kept)).filter((file) => /^brokerdesk-sdk-.*tgz$/.test(file));
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
    const program = await compileJourney(last);
    expect(await travel(program, inject('server'), last)).toEqual(supervisorSees);
  });

  // @rule tokens: What the last released SDK calls still works
  // @in openapi/openapi.yaml
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

describe('this SDK, on the last released server', () => {
  let server: Stack;
  beforeAll(async () => {
    server = await startLastServer();
  });
  afterAll(() => server?.stop());

  test('signs in, navigates, reads and signs out', async () => {
    const program = await compileJourney(outside);
    expect(await travel(program, server.url, outside)).toEqual(supervisorSees);
  });

  // @rule tokens: This SDK works on the last released server
  // @in packages/sdk/src/create-sdk.ts
  test('pages, and approves what waits', async () => {
    const { createMemoryTokens, createSdk, hashPassword, paginate, parseTokens, unwrap } =
      await thisSdk();
    const tokens = createMemoryTokens();
    const sdk = createSdk({
      ...{ baseUrl: server.url, tenant: 'es', tokens, locale: () => 'en-US' },
      device: { os: 'Linux', type: 'desktop', incognito: false },
    });
    const { captcha_id: captchaId } = unwrap(await sdk.GET('/auth/admin/v1/captcha'));
    const login = await sdk.POST('/auth/admin/v1/login', {
      params: { header: { 'X-Captcha-Id': captchaId } },
      body: {
        ...{ username: 'god', password: await hashPassword(demoPassword), captcha: qaCaptcha },
      },
    });
    await tokens.write(parseTokens(unwrap(login)));
    const query = { status: 'pending', size: 10, sort: 'amount' } as const;
    const seen = new Set<string>();
    let approved: string | undefined;
    for await (const { id, version, risk } of paginate(sdk, '/deposit/admin/v1/list', {
      params: { query },
    })) {
      seen.add(id);
      if (risk !== 'none' || approved !== undefined) continue;
      const audited = await sdk.PUT('/deposit/admin/v1/audit/{id}', {
        params: { path: { id }, header: { 'Idempotency-Key': `key-of-${id}` } },
        body: { result: 'approved', version },
      });
      approved = unwrap(audited).status;
    }
    expect(approved).toBe('approved');
    expect(seen.size, 'more than one page').toBeGreaterThan(10);
  });
});

async function startLastServer(): Promise<Stack> {
  const folder = join(outside, 'last-server');
  await mkdir(folder);
  await output('tar', ['--extract', '--file', join(kept, 'brokerdesk-server.tgz')], folder);
  const pnpm = await findPnpm();
  const flags = ['--prod', '--frozen-lockfile', '--prefer-offline'];
  const only = ['--filter', '@brokerdesk/server...'];
  await output(pnpm.command, [...pnpm.args, 'install', ...flags, ...only], folder);
  // As the owner: releases before roles migrate as the user of the server.
  const { ownerUrl: databaseUrl } = await createInCluster();
  return startStack({ databaseUrl, entry: join(folder, 'apps/server/src/server.ts') });
}

const thisSdk = (): Promise<typeof import('@brokerdesk/sdk')> =>
  import(pathToFileURL(join(outside, 'node_modules/@brokerdesk/sdk/dist/index.js')).href);

async function compileJourney(project: string): Promise<string> {
  const config = {
    compilerOptions: { ...compilerOptions, outDir: 'compiled-journey', rootDir: '.' },
    files: ['run-on-node.ts'],
  };
  await writeFile(join(project, 'tsconfig.journey.json'), JSON.stringify(config));
  await output(process.execPath, [tsc, '--project', 'tsconfig.journey.json'], project);
  return join(project, 'compiled-journey/run-on-node.js');
}

async function travel(program: string, server: string, project: string): Promise<Seen> {
  const traveller = [server, 'angel', demoPassword, qaCaptcha];
  return JSON.parse(await output(process.execPath, [program, ...traveller], project));
}
