import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Data } from './stack.ts';

const command = fileURLToPath(
  new URL('../../apps/server/src/commands/ledger-check.ts', import.meta.url),
);

/** Call it on data that no server runs on. Rejects with what it found. */
export async function proveLedger({ dataDir, databaseUrl }: Data): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [command], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NODE_ENV: 'test' },
  });
  return stdout;
}
