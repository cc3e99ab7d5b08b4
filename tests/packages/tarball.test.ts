import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, test } from 'vitest';
import { inRoot } from '../../scripts/lib/workspace.mjs';
import { output } from './output.ts';
import { type Published, packageFolder, published } from './release.ts';

const { tarballs, workspace } = inject('release');
const outside = inject('outside');

/** What npm unpacks is what the tarball holds. */
const unpacked = (name: Published) => join(outside, 'node_modules/@brokerdesk', name);
const manifestOf = async (name: Published) =>
  JSON.parse(await readFile(join(unpacked(name), 'package.json'), 'utf8'));

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

const dependencies: Record<Published, string[]> = {
  policy: [],
  machines: ['@brokerdesk/policy', 'xstate'],
  sdk: ['eventsource-parser', 'openapi-fetch', 'spark-md5'],
};

describe.each(published)('the tarball of %s', (name) => {
  test('holds the licence, the README, and each source compiled; no test, no fixture, no map', async () => {
    const sources = (await filesIn(join(packageFolder(workspace, name), 'src'))).filter(
      (file) => !/\.(test|test-d|fixture)\.ts$/.test(file),
    );
    const compiled = sources.flatMap((file) =>
      ['.d.ts', '.js'].map((extension) => join('dist', file.replace(/\.ts$/, extension))),
    );
    expect(await filesIn(unpacked(name))).toEqual(
      ['LICENSE', 'README.md', 'package.json', ...compiled].sort(),
    );
  });

  test('says what it is, and on what it runs', async () => {
    expect(await manifestOf(name)).toMatchObject({
      name: `@brokerdesk/${name}`,
      description: expect.stringMatching(/^\S.{40,}\.$/),
      keywords: expect.arrayContaining(['brokerdesk']),
      license: 'MIT',
      type: 'module',
      sideEffects: false,
      engines: { node: '>=20' },
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    });
  });

  test('brings these dependencies into a program, and no others', async () => {
    const manifest = await manifestOf(name);
    expect(Object.keys(manifest.dependencies ?? {})).toEqual(dependencies[name]);
    expect(manifest).not.toHaveProperty('peerDependencies');
    expect(manifest).not.toHaveProperty('optionalDependencies');
  });

  test('has nothing that publint would change', async () => {
    const { buffer } = await readFile(tarballs[name]);
    const { messages, pkg } = await publint({ strict: true, pack: { tarball: buffer } });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  // ESM only, on purpose: Node from 20.19 and every bundler load it, also through `require`. The
  // resolutions that stay out are those of CommonJS, and of Node before it knew `exports`.
  test('has types that resolve as its code does', async () => {
    const attw = inRoot('tests/node_modules/.bin/attw');
    const report = await output(
      attw,
      ['--profile', 'esm-only', '--format', 'ascii', '--no-color', tarballs[name]],
      outside,
    );
    expect(report).toContain('node16 (from ESM): 🟢 (ESM)');
    expect(report).toContain('bundler: 🟢');
  });
});

test('machines takes the policy that is released with it, and later ones that fit', async () => {
  const { version } = await manifestOf('policy');
  expect((await manifestOf('machines')).dependencies['@brokerdesk/policy']).toBe(`^${version}`);
});
