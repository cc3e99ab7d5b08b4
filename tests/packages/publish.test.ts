import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { test as base, describe, expect, inject } from 'vitest';
import { publishAll, requireRegistry, requireRepository } from '../../scripts/lib/publish.mjs';
import { capture } from '../../scripts/lib/run.mjs';
import { packageFolder, published, repository } from './release.ts';

const { tarballs, workspace } = inject('release');
const all = published.map((name) => tarballs[name]);

const test = base.extend<{ registry: { url: string; stored: string[]; cwd: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from its pattern
  registry: async ({}, use) => {
    const stored: string[] = [];
    const documents = new Map<string, string>();
    const server = createServer(async (request, response) => {
      const name = decodeURIComponent((request.url ?? '').slice(1));
      const body = (await buffer(request)).toString();
      response.setHeader('content-type', 'application/json');
      if (request.method === 'PUT') {
        stored.push(name);
        documents.set(name, body);
        response.writeHead(201).end('{}');
        return;
      }
      const found = documents.get(name);
      response.writeHead(found === undefined ? 404 : 200).end(found ?? '{}');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    // listen() on a port, not on a pipe, has an address of this kind.
    const { port } = server.address() as AddressInfo;
    const cwd = inject('outside');
    await writeFile(join(cwd, '.npmrc'), `//127.0.0.1:${port}/:_authToken=token\n`);
    await use({ url: `http://127.0.0.1:${port}/`, stored, cwd });
    server.close();
    server.closeAllConnections();
  },
});

const names = published.map((name) => `@brokerdesk/${name}`);

test('a release sends each package to the registry, and none that is there already', async ({
  registry: { url, stored, cwd },
}) => {
  const first = await publishAll(all, { registry: url, dry: false, cwd });
  expect(first.map(({ outcome }) => outcome)).toEqual(['published', 'published', 'published']);
  expect(stored).toEqual(names);
  const second = await publishAll(all, { registry: url, dry: false, cwd });
  expect(second.map(({ outcome }) => outcome)).toEqual(Array(3).fill('there already'));
  expect(stored).toEqual(names);
});

describe('the command of a release', () => {
  const release = (args: string[], env: NodeJS.ProcessEnv) =>
    capture(process.execPath, [join(workspace, 'scripts/release.mjs'), ...args], {
      cwd: workspace,
      env: { BROKERDESK_REPOSITORY: repository, ...env },
    });

  test('rehearses with --dry: each package is packed, and none is sent', async ({
    registry: { url, stored },
  }) => {
    const { code, stdout } = await release(['--dry'], { BROKERDESK_REGISTRY: url });
    expect(code).toBe(0);
    expect(stdout.match(/@brokerdesk\/\w+(?=@[\d.]+: rehearsed)/g)).toEqual(names);
    expect(stored).toEqual([]);
  });

  test('is refused without the address of a registry, before anything is packed', async () => {
    const { code, output } = await release(['--dry'], { BROKERDESK_REGISTRY: '' });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^BROKERDESK_REGISTRY is missing/);
  });
});

describe('without the address of the repository', () => {
  test.each([
    [undefined, 'BROKERDESK_REPOSITORY is missing'],
    ['', 'BROKERDESK_REPOSITORY is missing'],
    ['git.example.com/brokerdesk', 'BROKERDESK_REPOSITORY is wrong'],
  ])('a release from %s is refused', (value, sentence) => {
    expect(() => requireRepository({ BROKERDESK_REPOSITORY: value })).toThrow(sentence);
  });

  test.each(published)('the manifest of %s names none in the workspace', async (name) => {
    const manifest = await readFile(join(packageFolder(workspace, name), 'package.json'), 'utf8');
    expect(JSON.parse(manifest)).not.toHaveProperty('repository');
  });
});

describe('without the address of the firm’s registry', () => {
  test.each([
    [undefined, 'BROKERDESK_REGISTRY is missing'],
    ['', 'BROKERDESK_REGISTRY is missing'],
    ['npm.example.com', 'BROKERDESK_REGISTRY is wrong'],
    ['https://registry.npmjs.org/', 'BROKERDESK_REGISTRY is a public registry'],
  ])('a release to %s is refused', (value, sentence) => {
    expect(() => requireRegistry({ BROKERDESK_REGISTRY: value })).toThrow(sentence);
  });

  // @rule packages: Nothing is published without the firm's registry
  // @in scripts/lib/publish.mjs
  test.each(published)('npm publish of %s is refused', async (name) => {
    const { code, output } = await capture('npm', ['publish', '--dry-run', '--ignore-scripts'], {
      cwd: packageFolder(workspace, name),
    });
    expect(code).not.toBe(0);
    expect(output).toContain('ERR_INVALID_URL');
  });
});
