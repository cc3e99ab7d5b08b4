import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { capture } from './run.mjs';
import { inRoot } from './workspace.mjs';

const server = inRoot('apps/server');
const howTo = 'run pnpm --filter @brokerdesk/server exec drizzle-kit generate.';

/**
 * Whether the committed migrations make the schema that the code describes: drizzle-kit finds
 * nothing to add to a copy of them.
 *
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function migrationsUpToDate() {
  const migrations = join(server, 'migrations');
  if (!existsSync(migrations)) return { ok: false, output: `There are no migrations: ${howTo}` };
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-migrations-'));
  try {
    const copy = join(folder, 'migrations');
    await cp(migrations, copy, { recursive: true });
    const config = join(folder, 'drizzle.config.ts');
    await writeFile(
      config,
      `import config from '${join(server, 'drizzle.config.ts')}';
       export default { ...config, out: '${relative(server, copy)}' };`,
    );
    const { output } = await capture(
      join(server, 'node_modules/.bin/drizzle-kit'),
      ['generate', `--config=${relative(server, config)}`],
      { cwd: server },
    );
    // Its exit code is 0 even when it stops to ask whether a column was renamed.
    const ok = output.includes('No schema changes');
    return { ok, output: `${output}\nThe schema has changes that no migration makes: ${howTo}` };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
