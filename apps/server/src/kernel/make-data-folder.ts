import { mkdir } from 'node:fs/promises';
import { CannotStart } from './errors/problem.ts';

/** Throws CannotStart. */
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

export function isSystemError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
