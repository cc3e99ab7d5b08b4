// `pnpm release:keep` packs SDK and server for the test of versions. `pnpm release:dry` goes every step but the last,
// and prints the content of each tarball.
import './lib/require-node.mjs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from './lib/command-error.mjs';
import { packServer } from './lib/pack-server.mjs';
import {
  packAll,
  publishAll,
  publishedPackages,
  requireRegistry,
  requireRepository,
} from './lib/publish.mjs';
import { main } from './lib/run.mjs';
import { inRoot } from './lib/workspace.mjs';

async function requireVersions() {
  for (const name of publishedPackages) {
    const manifest = JSON.parse(await readFile(inRoot('packages', name, 'package.json'), 'utf8'));
    if (manifest.version === '0.0.0') {
      throw new CommandError(`${manifest.name} has no version: run pnpm changeset version.`);
    }
  }
}

async function keep() {
  const kept = inRoot('tests/packages/artefacts');
  for (const file of await readdir(kept)) if (file.endsWith('.tgz')) await rm(join(kept, file));
  await packAll(kept, ['sdk']);
  await packServer(join(kept, 'brokerdesk-server.tgz'));
  console.log(`Commit the tarballs in ${kept}.`);
}

await main(async () => {
  if (process.argv.includes('--keep')) {
    await keep();
    return 0;
  }
  const dry = process.argv.includes('--dry');
  const registry = requireRegistry(process.env);
  requireRepository(process.env);
  if (!dry) await requireVersions();
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-release-'));
  try {
    const results = await publishAll(await packAll(folder), { registry, dry });
    for (const { id, outcome } of results) console.log(`${id}: ${outcome} (${registry})`);
    return 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
