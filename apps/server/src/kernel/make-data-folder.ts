import { mkdir } from 'node:fs/promises';
import { CannotStart } from './errors/problem.ts';

/** Creates the data folder if missing. Throws CannotStart on failure. */
export async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotStart(
      `The data folder ${dataDir} cannot be made (${reason}): set another DATA_DIR.`,
    );
  }
}

/** Whether the operating system has refused with that code, such as `ENOENT`. */
export function isSystemError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
