import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSystemError } from '../kernel/is-system-error.ts';
import { makeDataFolder } from '../kernel/make-data-folder.ts';

/** The secret of a data folder whose owner named none: made once, readable by its owner only. */
export async function keptJwtSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'jwt-secret');
  await makeDataFolder(dataDir);
  try {
    await writeFile(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!isSystemError(error, 'EEXIST')) throw error;
  }
  return (await readFile(path, 'utf8')).trim();
}
