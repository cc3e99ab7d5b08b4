/// <reference types="node" />
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileLocks } from './file-locks.ts';
import { newRequestId } from './request-id.ts';
import { parseTokens, type TokenStore } from './tokens.ts';

/** What {@link fileTokens} needs to know. */
export interface FileTokensOptions {
  /** The file, which need not be there yet. Beside it stands its lock, with `.lock` at the end. */
  path: string;
}

/**
 * A store in a file, for programs on Node that share a session: one refreshes at a time, and the others
 * take over what it stores. The file replaces the old one whole, and nobody but its owner reads it.
 *
 * Reading throws an {@link SdkError} `MALFORMED_TOKENS` where the file holds something else, and
 * whatever the file system says: a call answers it as its `error`.
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
