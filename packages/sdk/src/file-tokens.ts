/// <reference types="node" />
import { mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Locks, processLocks } from './locks.ts';
import { newRequestId } from './request-id.ts';
import { parseTokens, type TokenStore } from './tokens.ts';

const pollMs = 25;
const renewMs = 2_000;
/** A lock without a sign of life for so long was left by a program that has crashed. */
const staleMs = 10_000;

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined;

async function create(path: string): Promise<boolean> {
  try {
    await (await open(path, 'wx', 0o600)).close();
    return true;
  } catch (error) {
    // Windows refuses a file that is just being removed.
    if (codeOf(error) === 'EEXIST' || codeOf(error) === 'EPERM') return false;
    throw error;
  }
}

async function isStale(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > staleMs;
}

/** A lock of its own keeps a second process from removing the next owner's. */
async function removeStale(path: string): Promise<void> {
  const removal = `${path}.removal`;
  if (!(await create(removal))) {
    if (await isStale(removal)) await rm(removal, { force: true });
    return;
  }
  try {
    if (await isStale(path)) await rm(path, { force: true });
  } finally {
    await rm(removal, { force: true });
  }
}

async function acquire(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  while (!(await create(path))) {
    if (await isStale(path)) await removeStale(path);
    else await new Promise((done) => setTimeout(done, pollMs * (0.5 + Math.random())));
  }
}

export function fileLocks(path: string): Locks {
  return {
    request: (name, work) =>
      processLocks.request(`${path} ${name}`, async () => {
        await acquire(path);
        const renewal = setInterval(() => {
          utimes(path, new Date(), new Date()).catch(() => {});
        }, renewMs);
        try {
          return await work();
        } finally {
          clearInterval(renewal);
          await rm(path, { force: true });
        }
      }),
  };
}

export interface FileTokensOptions {
  /** File of the tokens, created if missing. Its lock is the file with the suffix `.lock`. */
  path: string;
}

/**
 * Token store in a file, for Node programs that share a session: one refreshes at a time, and the others read
 * its result. The file is replaced atomically and readable by its owner only.
 *
 * Reading throws an {@link SdkError} `MALFORMED_TOKENS` for other contents, and errors of the file system; a
 * call returns them as its `error`.
 *
 * @example
 * import { fileTokens } from '@brokerdesk/sdk/node';
 *
 * const sdk = createSdk({ ...options, tokens: fileTokens({ path: '/var/lib/report/session.json' }) });
 */
export function fileTokens(options: FileTokensOptions): TokenStore {
  const path = resolve(options.path);
  return {
    key: `file:${path}`,
    locks: fileLocks(`${path}.lock`),
    async read() {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return text === null ? null : parseTokens(parsed(text));
    },
    async write(tokens) {
      if (tokens === null) return rm(path, { force: true });
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const next = `${path}.${newRequestId()}`;
      const file = await open(next, 'wx', 0o600);
      try {
        await file.writeFile(JSON.stringify(tokens));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(next, path);
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
