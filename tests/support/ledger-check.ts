import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const command = fileURLToPath(
  new URL('../../apps/server/src/commands/ledger-check.ts', import.meta.url),
);

/**
 * Proves the invariants on a data folder that no server runs on, or of the PostgreSQL at that URL.
 * Rejects with what it found.
 */
export async function proveLedger(dataDir: string, databaseUrl = ''): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [command], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NODE_ENV: 'test' },
  });
  return stdout;
}
