import { Readable } from 'node:stream';
import type { Transaction } from '../kernel/db/database.ts';
import { file } from '../kernel/db/schema.ts';
import { batches } from '../kernel/db/update-each.ts';
import type { FileStore } from '../platform/file-store.ts';

type FileRow = typeof file.$inferInsert;

export interface Picture {
  id: string;
  at: Date;
  purpose: FileRow['purpose'];
  uploadedById: string | null;
  draw(): Buffer;
}

const writersMax = 8;
const bytesMax = 1024 * 1024;

/**
 * Writes the pictures and their records.
 *
 * @returns what keeps the files: they are outside of the transaction, and so come last.
 */
export async function storePictures(
  tx: Transaction,
  files: FileStore,
  pictures: readonly Picture[],
): Promise<() => Promise<void>> {
  const publishing: (() => Promise<void>)[] = [];
  const rows: FileRow[] = [];
  const waiting = [...pictures];
  const write = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { id, at, purpose, uploadedById, draw } = next;
      const received = await files.receive(Readable.from([draw()]), bytesMax);
      if (received === null) throw new Error('A picture of the set is too large.');
      publishing.push(() => received.publish(id));
      rows.push({
        id,
        purpose,
        contentType: 'image/png',
        size: received.size,
        sha256: received.sha256,
        stored: true,
        uploadedById,
        expiresAt: at,
        createdAt: at,
      });
    }
  };
  await Promise.all(Array.from({ length: writersMax }, write));
  for (const batch of batches(rows)) await tx.insert(file).values(batch);
  return async () => {
    await Promise.all(publishing.map((publish) => publish()));
  };
}
