import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { test as base, issueTokens, refreshPath } from '../tests/staff-server.ts';
import { fileTokens } from './node.ts';

const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from its pattern
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-sdk-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});
const program = fileURLToPath(new URL('../tests/refresh-often.ts', import.meta.url));

test('two processes that share a session renew it one at a time, and both go on', async ({
  server,
  folder,
}) => {
  const path = join(folder, 'session.json');
  await fileTokens({ path }).write(server.valid());
  const run = () => promisify(execFile)(process.execPath, [program, server.baseUrl, path, '40']);
  await Promise.all([run(), run()]);
  expect(await fileTokens({ path }).read()).toEqual(server.valid());
  expect(server.requests(refreshPath).length).toBeGreaterThanOrEqual(40);
  expect(await readdir(folder)).toEqual(['session.json']);
});

test('tokens come back as they were written, also for another program', async ({ folder }) => {
  const path = join(folder, 'deep/session.json');
  const tokens = issueTokens();
  expect(await fileTokens({ path }).read()).toBeNull();
  await fileTokens({ path }).write(tokens);
  expect(await fileTokens({ path }).read()).toEqual(tokens);
  await fileTokens({ path }).write(null);
  await fileTokens({ path }).write(null);
  expect(await fileTokens({ path }).read()).toBeNull();
});

test('the owner alone can read the file', async ({ folder }) => {
  const path = join(folder, 'session.json');
  await fileTokens({ path }).write(issueTokens());
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('the file is replaced whole: no reader sees half of it', async ({ folder }) => {
  const path = join(folder, 'session.json');
  const store = fileTokens({ path });
  await store.write(issueTokens());
  let writing = true;
  const reader = (async () => {
    let reads = 0;
    while (writing) {
      JSON.parse(await readFile(path, 'utf8'));
      reads += 1;
    }
    return reads;
  })();
  for (let time = 0; time < 200; time += 1) await store.write(issueTokens());
  writing = false;
  expect(await reader).toBeGreaterThan(0);
});

test('a file that holds something else is an error of the call, and a sign-in replaces it', async ({
  server,
  connect,
  folder,
}) => {
  const path = join(folder, 'session.json');
  await writeFile(path, '{"access_token":');
  const tokens = fileTokens({ path });
  const sdk = connect({ tokens });
  expect((await sdk.GET('/client/admin/v1/list')).error?.code).toBe('MALFORMED_TOKENS');
  await tokens.write(server.valid());
  expect((await sdk.GET('/client/admin/v1/list')).error).toBeUndefined();
});

test('a path that cannot be read is an error of the program', async ({ connect, folder }) => {
  const path = join(folder, 'session.json');
  await mkdir(path);
  const { error } = await connect({ tokens: fileTokens({ path }) }).GET('/client/admin/v1/list');
  expect(error).toMatchObject({ code: 'PROGRAM_ERROR', cause: { code: 'EISDIR' } });
});

test('a lock that a crashed program has left blocks only briefly', async ({
  server,
  connect,
  folder,
}) => {
  const path = join(folder, 'session.json');
  const tokens = fileTokens({ path });
  await tokens.write(server.valid());
  await writeFile(`${path}.lock`, '');
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(`${path}.lock`, longAgo, longAgo);
  expect(await connect({ tokens }).refresh()).toEqual(server.valid());
  expect(await readdir(folder)).toEqual(['session.json']);
});
