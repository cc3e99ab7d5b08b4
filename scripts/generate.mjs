// Makes the files that come from the contract: `pnpm generate`. With --check it changes nothing, and
// fails when one of them is not what the contract says now.
import './lib/require-node.mjs';
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contractFiles, generateContract } from './lib/contract.mjs';
import { main } from './lib/run.mjs';
import { inRoot } from './lib/workspace.mjs';

/** @param {string} folder the files as they ought to be */
async function staleFiles(folder) {
  const compared = await Promise.all(
    contractFiles.map(async ({ name, path }) => {
      const committed = await readFile(inRoot(path), 'utf8').catch(() => undefined);
      return committed === (await readFile(join(folder, name), 'utf8')) ? [] : [path];
    }),
  );
  return compared.flat();
}

await main(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-contract-'));
  try {
    await generateContract(folder);
    const stale = await staleFiles(folder);
    if (process.argv.includes('--check')) {
      for (const path of stale)
        console.error(`${path} is not what openapi/ says: run pnpm generate.`);
      return stale.length === 0 ? 0 : 1;
    }
    for (const { name, path } of contractFiles.filter(({ path }) => stale.includes(path))) {
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
