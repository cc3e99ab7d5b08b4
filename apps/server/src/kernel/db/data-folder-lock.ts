import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '../errors/cannot-start.ts';
import { isSystemError } from '../is-system-error.ts';
import { makeDataFolder } from '../make-data-folder.ts';

/**
 * Takes the data folder for this process, since two of them would ruin the embedded database in it.
 * A lock whose process is gone (killed, or lost with a restart of the machine) is taken over.
 * Throws CannotStart where a living process has it, or it cannot be made. Answers the function that gives it back.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  await makeDataFolder(dataDir);
  const path = join(dataDir, 'server.lock');
  const mine = identify(process.pid);
  for (;;) {
    try {
      await writeFile(path, mine, { flag: 'wx' });
      return () => rm(path, { force: true });
    } catch (error) {
      if (!isSystemError(error, 'EEXIST')) throw error;
    }
    const holder = await readFile(path, 'utf8').catch(() => '');
    const pid = Number(holder.split(' ')[0]);
    if (pid > 0 && holder !== mine && isAlive(pid) && identify(pid) === holder) {
      throw new CannotStart(
        `The data folder ${dataDir} is in use by process ${pid}: stop that server, or set another DATA_DIR.`,
      );
    }
    await rm(path, { force: true });
  }
}

/** The process id with, where the system has it, its start: an id is given again to other processes. */
function identify(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the program's name, may hold spaces: count from behind its bracket.
    const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${pid} ${started}`;
  } catch {
    return `${pid}`;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isSystemError(error, 'EPERM');
  }
}
