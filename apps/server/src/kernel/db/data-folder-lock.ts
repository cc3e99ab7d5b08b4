import { readFileSync } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CannotStart } from '../errors/problem.ts';
import { isSystemError, makeDataFolder } from '../make-data-folder.ts';

const pollMs = 25;
/** A lock that is still empty after so long was left by a process that was killed while writing it. */
const writtenAfterMs = 10_000;

/**
 * Two processes would corrupt the embedded database. Throws CannotStart if a live process holds the lock or it cannot
 * be created.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  await makeDataFolder(dataDir);
  const path = join(dataDir, 'server.lock');
  while (!(await create(path))) {
    const holder = await holderOf(path);
    if (typeof holder === 'number') {
      throw new CannotStart(
        `The data folder ${dataDir} is in use by process ${holder}: stop that server, or set another DATA_DIR.`,
      );
    }
    if (holder === 'gone') await removeLeft(path);
    else await setTimeout(pollMs);
  }
  return () => rm(path, { force: true });
}

async function create(path: string): Promise<boolean> {
  try {
    await writeFile(path, identify(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false;
    throw error;
  }
}

/** A lock of its own keeps a second process from removing the next one's. */
async function removeLeft(path: string): Promise<void> {
  const removal = `${path}.removal`;
  if (!(await create(removal))) {
    if ((await holderOf(removal)) === 'gone') await rm(removal, { force: true });
    else await setTimeout(pollMs);
    return;
  }
  try {
    if ((await holderOf(path)) === 'gone') await rm(path, { force: true });
  } finally {
    await rm(removal, { force: true });
  }
}

async function holderOf(path: string): Promise<number | 'gone' | 'unknown'> {
  try {
    const holder = await readFile(path, 'utf8');
    if (holder === '') {
      const { mtimeMs } = await stat(path);
      return Date.now() - mtimeMs > writtenAfterMs ? 'gone' : 'unknown';
    }
    const pid = Number(holder.split(' ')[0]);
    const living = pid > 0 && isAlive(pid) && identify(pid) === holder;
    return living && pid !== process.pid ? pid : 'gone';
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return 'unknown';
    throw error;
  }
}

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
