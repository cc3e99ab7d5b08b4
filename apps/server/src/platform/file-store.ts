import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../kernel/db/order-no.ts';
import { isSystemError } from '../kernel/make-data-folder.ts';

/** Bytes that have arrived and have no name yet: `keep` or `discard` them. */
export interface ReceivedFile {
  size: number;
  sha256: string;
  /** Makes the bytes readable under this id, at once and whole. */
  keep(id: string): Promise<void>;
  discard(): Promise<void>;
}

/** Uploaded files by the id of their record. */
export interface FileStore {
  /** Takes in a stream; null if it is longer than `sizeMax` bytes. */
  receive(bytes: Readable, sizeMax: number): Promise<ReceivedFile | null>;
  read(id: string): Readable;
  remove(id: string): Promise<void>;
  /** Removes what was received before `before` and never kept. */
  sweep(before: Date): Promise<void>;
  /** Direct uploads by browsers; null if they pass through this server. */
  direct: DirectPuts | null;
}

/** Files that go past this server, into a place from which no record takes them. */
export interface DirectPuts {
  /** All addresses that are signed begin so, for the Content-Security-Policy. */
  prefix: string;
  /** An address that takes just this type and size under this id until it expires. */
  sign(id: string, expected: ExpectedPut): Promise<string>;
  /** Null if nothing was. */
  open(id: string): Promise<Readable | null>;
  discard(id: string): Promise<void>;
}

export interface ExpectedPut {
  contentType: string;
  size: number;
  expiresInS: number;
}

/** The store does not answer, or refuses this server; nothing is known to have changed. */
export class FileStoreUnavailable extends Error {}

/** `flush` makes the bytes durable before the database says that they are there. */
const createNew = (path: string): Writable => createWriteStream(path, { flags: 'wx', flush: true });

/** A store in a folder of this machine; two processes may share it. */
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
        keep: (id) =>
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

/** None if nothing has made the folder yet. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return [];
    throw ofTheStore(error);
  }
}

/** System errors such as a full disk; an aborted upload causes none. */
function ofTheStore(error: unknown): unknown {
  if (!(error instanceof Error) || !('syscall' in error)) return error;
  return new FileStoreUnavailable(`The folder of files cannot be used: ${error.message}`, {
    cause: error,
  });
}

/** Measures a stream as it passes, and throws TooLong at the first byte over `sizeMax`. */
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
    /** Once the stream has ended. */
    measured: () => ({ size, sha256: hash.digest('hex') }),
  };
}

export class TooLong extends Error {}
