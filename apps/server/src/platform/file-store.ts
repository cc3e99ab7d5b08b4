import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../db/new-id.ts';

/** Bytes that have arrived and have no name yet: `keep` or `discard` them. */
export interface ReceivedFile {
  size: number;
  sha256: string;
  /** The first bytes, by which the type is known. */
  head: Buffer;
  /** Makes the bytes readable under this id, at once and whole. */
  keep(id: string): Promise<void>;
  discard(): Promise<void>;
}

/** Where uploaded files are kept, by the id of their record. */
export interface FileStore {
  /** Takes in a stream; null where it is longer than `sizeMax` bytes. */
  receive(bytes: Readable, sizeMax: number): Promise<ReceivedFile | null>;
  read(id: string): Readable;
  remove(id: string): Promise<void>;
  /** Removes what was received before `before` and never kept. */
  sweep(before: Date): Promise<void>;
}

const headBytes = 16;

/** A store in a folder of this machine; two processes may share it. */
export function folderFileStore(folder: string): FileStore {
  const incoming = join(folder, 'incoming');
  const pathOf = (id: string) => join(folder, id);

  return {
    async receive(bytes, sizeMax) {
      await mkdir(incoming, { recursive: true });
      const temporary = join(incoming, newId());
      const discard = () => rm(temporary, { force: true });
      const hash = createHash('sha256');
      let size = 0;
      let head = Buffer.alloc(0);
      const meter = async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          size += chunk.length;
          if (size > sizeMax) throw new TooLong();
          if (head.length < headBytes) head = Buffer.concat([head, chunk]).subarray(0, headBytes);
          hash.update(chunk);
          yield chunk;
        }
      };
      try {
        // `flush` makes the bytes durable before the database says that they are there.
        await pipeline(bytes, meter, createWriteStream(temporary, { flags: 'wx', flush: true }));
      } catch (error) {
        await discard();
        if (error instanceof TooLong) return null;
        throw error;
      }
      return {
        size,
        sha256: hash.digest('hex'),
        head,
        keep: (id) => rename(temporary, pathOf(id)),
        discard,
      };
    },
    read: (id) => createReadStream(pathOf(id)),
    remove: (id) => rm(pathOf(id), { force: true }),
    async sweep(before) {
      const names = await readdir(incoming).catch(() => []);
      for (const name of names) {
        const path = join(incoming, name);
        const found = await stat(path).catch(() => null);
        if (found !== null && found.mtime < before) await rm(path, { force: true });
      }
    },
  };
}

class TooLong extends Error {}
