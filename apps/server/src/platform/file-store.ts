import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../kernel/db/order-no.ts';
import { isSystemError } from '../kernel/make-data-folder.ts';

export interface ReceivedFile {
  size: number;
  sha256: string;
  /** Makes the bytes readable under this id, at once and whole. */
  publish(id: string): Promise<void>;
  discard(): Promise<void>;
}

export interface FileStore {
  /** Null if the stream is longer than `sizeMax` bytes. */
  receive(bytes: Readable, sizeMax: number): Promise<ReceivedFile | null>;
  read(id: string): Readable;
  remove(id: string): Promise<void>;
  sweep(before: Date): Promise<void>;
  /** Direct uploads by browsers; null if they pass through this server. */
  direct: DirectPuts | null;
}

export interface DirectPuts {
  prefix: string;
  sign(id: string, expected: ExpectedPut): Promise<string>;
  open(id: string): Promise<Readable | null>;
  discard(id: string): Promise<void>;
}

export interface ExpectedPut {
  contentType: string;
  size: number;
  expiresInS: number;
}

export class FileStoreUnavailable extends Error {}

/** `flush` makes the bytes durable before the database says that they are there. */
const createNew = (path: string): Writable => createWriteStream(path, { flags: 'wx', flush: true });

/** Two processes may share the folder. */
export function folderFileStore(folder: string, create = createNew): FileStore {
  const incoming = join(folder, 'incoming');
  const pathOf = (id: string) => join(folder, id);

  return {
    async receive(bytes, sizeMax) {
      const temporary = join(incoming, newId());
      const discard = () => rm(temporary, { force: true });
      const { meter, measured } = meterBytes(sizeMax);
      try {
        await mkdir(incoming, { recursive: true });
        await pipeline(bytes, meter, create(temporary));
      } catch (error) {
        await discard().catch(() => {});
        if (error instanceof TooLong) return null;
        throw ofTheStore(error);
      }
      return {
        ...measured(),
        publish: (id) =>
          rename(temporary, pathOf(id)).catch((error) => Promise.reject(ofTheStore(error))),
        discard,
      };
    },
    read: (id) => createReadStream(pathOf(id)),
    remove: (id) => rm(pathOf(id), { force: true }),
    async sweep(before) {
      for (const name of await namesIn(incoming)) {
        const path = join(incoming, name);
        const found = await stat(path).catch(() => null);
        if (found !== null && found.mtime < before) await rm(path, { force: true });
      }
    },
    direct: null,
  };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return [];
    throw ofTheStore(error);
  }
}

function ofTheStore(error: unknown): unknown {
  if (!(error instanceof Error) || !('syscall' in error)) return error;
  return new FileStoreUnavailable(`The folder of files cannot be used: ${error.message}`, {
    cause: error,
  });
}

export function meterBytes(sizeMax: number) {
  const hash = createHash('sha256');
  let size = 0;
  return {
    async *meter(source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        size += chunk.length;
        if (size > sizeMax) throw new TooLong();
        hash.update(chunk);
        yield chunk;
      }
    },
    /** Valid once the stream has ended. */
    measured: () => ({ size, sha256: hash.digest('hex') }),
  };
}

export class TooLong extends Error {}
