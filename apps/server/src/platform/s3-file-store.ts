import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../kernel/db/order-no.ts';
import { type FileStore, meterBytes, TooLong } from './file-store.ts';
import type { S3Bucket } from './s3-bucket.ts';

const incoming = 'incoming/';

/** Uploads not yet confirmed are below `incoming/`; only this server writes `files/`. */
export function s3FileStore(bucket: S3Bucket): FileStore {
  const putOf = (id: string) => `${incoming}${id}`;
  const keyOf = (id: string) => `files/${id}`;

  return {
    async receive(bytes, sizeMax) {
      const { meter, measured } = meterBytes(sizeMax);
      const chunks: Buffer[] = [];
      try {
        await pipeline(bytes, meter, async (metered: AsyncIterable<Buffer>) => {
          for await (const chunk of metered) chunks.push(chunk);
        });
      } catch (error) {
        if (error instanceof TooLong) return null;
        throw error;
      }
      const temporary = putOf(newId());
      const measures = measured();
      await bucket.put(temporary, { bytes: Buffer.concat(chunks), sha256: measures.sha256 });
      return {
        ...measures,
        publish: (id) => bucket.copy(temporary, keyOf(id)),
        // The user who uploads need not know of it: the sweep takes what is left.
        discard: () => bucket.remove(temporary).catch(() => {}),
      };
    },
    read: (id) => Readable.from(bytesOf(bucket, keyOf(id)), { objectMode: false }),
    remove: (id) => bucket.remove(keyOf(id)),
    async sweep(before) {
      for (const { key, modifiedAt } of await bucket.list(incoming)) {
        if (modifiedAt < before) await bucket.remove(key);
      }
    },
    direct: {
      prefix: bucket.addressOf(incoming),
      sign: (id, expected) => bucket.signPut(putOf(id), expected),
      open: (id) => bucket.get(putOf(id)),
      discard: (id) => bucket.remove(putOf(id)).catch(() => {}),
    },
  };
}

async function* bytesOf(bucket: S3Bucket, key: string) {
  const bytes = await bucket.get(key);
  if (bytes === null) throw new Error(`The bucket has no object ${key}: restore it.`);
  yield* bytes;
}
