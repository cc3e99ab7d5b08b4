import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { output } from './output.ts';
import { published } from './release.ts';

const outside = inject('outside');

async function bundle(name: string, source: string): Promise<string> {
  const folder = join(outside, 'bundles', name);
  const entry = join(outside, `${name}.js`);
  await writeFile(entry, source);
  const vite = join(outside, 'node_modules/.bin/vite');
  const env = { ENTRY: entry, OUT: folder };
  await output(vite, ['build', '--config', 'bundle.config.js'], outside, env);
  return readFile(join(folder, 'bundle.js'), 'utf8');
}

async function menuPaths(): Promise<string[]> {
  const policy = join(outside, 'node_modules/@brokerdesk/policy/dist/menu-tree.js');
  const { menuTree } = await import(pathToFileURL(policy).href);
  return JSON.stringify(menuTree).match(/"\/[^"]+"/g) ?? [];
}

test('a program that asks for a right ships neither the menu nor much else', async () => {
  const code = await bundle('one-name', "export { can } from '@brokerdesk/policy';");
  const paths = await menuPaths();
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => code.includes(path.slice(1, -1)))).toEqual([]);
  expect(gzipSync(code).byteLength).toBeLessThan(1024);
});

test('a program that draws the menu ships it', async () => {
  const code = await bundle('menu', "export { menuFor } from '@brokerdesk/policy';");
  expect((await menuPaths()).filter((path) => !code.includes(path.slice(1, -1)))).toEqual([]);
});

test.each(published)('a program that imports %s for nothing ships nothing of it', async (name) => {
  const code = await bundle(`nothing-of-${name}`, `import '@brokerdesk/${name}';`);
  expect(code.trim()).toBe('');
});
