/// <reference types="node" />
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileLocks } from './file-locks.ts';
import { newRequestId } from './request-id.ts';
import { parseTokens, type TokenStore } from './tokens.ts';

/** Options of {@link fileTokens}. */
export interface FileTokensOptions {
  /** The file, which need not be there yet. Beside it stands its lock, with `.lock` at the end. */
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
