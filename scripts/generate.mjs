// With --check it changes nothing, and fails if one of the files differs from its source.
import './lib/require-node.mjs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generateCommonPasswords, passwordFiles } from './lib/common-passwords.mjs';
import { consoleLabels } from './lib/console-labels.mjs';
import { generateContract } from './lib/contract.mjs';
import { documents } from './lib/generated-docs.mjs';
import { main } from './lib/run.mjs';
import { inRoot } from './lib/workspace.mjs';

/**
 * @param {string} folder the files as they ought to be
 * @param {{ name: string, path: string }[]} files
 */
async function staleFiles(folder, files) {
  const compared = await Promise.all(
    files.map(async ({ name, path }) => {
      const committed = await readFile(inRoot(path)).catch(() => undefined);
      return committed?.equals(await readFile(join(folder, name))) ? [] : [path];
    }),
  );
  return compared.flat();
}

await main(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-contract-'));
  try {
    const pages = Object.entries({ ...documents, ...consoleLabels }).map(([path, make]) => ({
      name: path.replaceAll('/', '-'),
      path,
      make,
    }));
    const files = [...(await generateContract(folder)), ...passwordFiles, ...pages];
    await generateCommonPasswords(folder);
    for (const { name, make } of pages) await writeFile(join(folder, name), await make());
    const stale = await staleFiles(folder, files);
    if (process.argv.includes('--check')) {
      for (const path of stale)
        console.error(`${path} differs from its source: run pnpm generate.`);
      return stale.length === 0 ? 0 : 1;
    }
    for (const { name, path } of files.filter(({ path }) => stale.includes(path))) {
      await mkdir(dirname(inRoot(path)), { recursive: true });
      await copyFile(join(folder, name), inRoot(path));
      console.log(`wrote ${path}`);
    }
    if (stale.length === 0) console.log('The generated files are up to date.');
    return 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
