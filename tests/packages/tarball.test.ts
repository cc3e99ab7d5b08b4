import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, test } from 'vitest';
import { referencePages } from '../../scripts/lib/contract-reference.mjs';
import { inRoot } from '../../scripts/lib/workspace.mjs';
import { output } from './output.ts';
import { type Published, packageFolder, published, repository } from './release.ts';

const { tarballs, workspace } = inject('release');
const outside = inject('outside');

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
  machines: ['@brokerdesk/policy'],
  sdk: ['eventsource-parser', 'openapi-fetch', 'spark-md5'],
};

const peers: Record<Published, string[]> = { policy: [], machines: ['xstate'], sdk: [] };

const parts: Record<Published, Record<string, string>> = {
  policy: { '.': 'index' },
  machines: { '.': 'index', './records': 'records' },
  sdk: {
    '.': 'index',
    './labels': 'labels',
    './node': 'node',
    './testing': 'testing',
    './tools': 'tools',
  },
};

const documents: Record<Published, string[]> = {
  policy: [],
  machines: ['reference.md'],
  sdk: [
    ...referencePages(
      JSON.parse(readFileSync(inRoot('openapi/generated/openapi.json'), 'utf8')),
      new Map(),
    ).map((page) => join('reference', page.name)),
    join('reference', 'errors.md'),
    'guide.md',
  ],
};

describe.each(published)('the tarball of %s', (name) => {
  test('holds licence, README, changelog, its documents, and each source with what is compiled of it and its maps; no test, no fixture', async () => {
    const sources = (await filesIn(join(packageFolder(workspace, name), 'src'))).filter(
      (file) => !/\.(test|test-d|fixture)\.ts$/.test(file),
    );
    const compiled = sources.flatMap((file) =>
      file.endsWith('.json')
        ? [join('dist', file)]
        : ['.d.ts', '.d.ts.map', '.js', '.js.map'].map((extension) =>
            join('dist', file.replace(/\.ts$/, extension)),
          ),
    );
    const copied = sources.map((file) => join('src', file));
    expect(await filesIn(unpacked(name))).toEqual(
      [
        ...['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'],
        ...documents[name],
        ...compiled,
        ...copied,
      ].sort(),
    );
  });

  test.each(['.js.map', '.d.ts.map'])('has a %s that leads to the source', async (extension) => {
    const map = JSON.parse(await readFile(join(unpacked(name), `dist/index${extension}`), 'utf8'));
    expect(map.sources).toEqual(['../src/index.ts']);
  });

  test('has its own version in its changelog', async () => {
    const { version } = await manifestOf(name);
    const changelog = await readFile(join(unpacked(name), 'CHANGELOG.md'), 'utf8');
    expect(changelog).toContain(`\n## ${version}\n`);
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
      repository: { type: 'git', url: repository, directory: `packages/${name}` },
      exports: {
        ...Object.fromEntries(
          Object.entries(parts[name]).map(([part, file]) => [
            part,
            { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` },
          ]),
        ),
        './package.json': './package.json',
      },
    });
  });

  test('brings these dependencies into a program, and no others', async () => {
    const manifest = await manifestOf(name);
    expect(Object.keys(manifest.dependencies ?? {})).toEqual(dependencies[name]);
    expect(Object.keys(manifest.peerDependencies ?? {})).toEqual(peers[name]);
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

test('a program that uses machines has one copy of XState', async () => {
  const copies = (await filesIn(join(outside, 'node_modules'))).filter((file) =>
    /(^|\/)xstate\/package\.json$/.test(file),
  );
  expect(copies).toEqual(['xstate/package.json']);
});

test('sdk says to the server which version it is', async () => {
  const { version } = await manifestOf('sdk');
  const compiled = await readFile(join(unpacked('sdk'), 'dist/version.js'), 'utf8');
  expect(compiled).toContain(`sdkVersion = '${version}'`);
});
