const batchSize = 500;

interface Batch<T> {
  list: readonly T[];
  /** Of the last record; undefined where the batch is empty. */
  cursor: string[] | undefined;
}

/**
 * Reads a list to its end by way of cursors. Each batch is a short query of its own, so that a slow
 * download holds no transaction open.
 */
export async function* readInBatches<T>(
  read: (after: string[] | undefined, limit: number) => Promise<Batch<T>>,
): AsyncGenerator<readonly T[]> {
  let cursor: string[] | undefined;
  do {
    const batch = await read(cursor, batchSize);
    if (batch.list.length > 0) yield batch.list;
    cursor = batch.list.length < batchSize ? undefined : batch.cursor;
  } while (cursor !== undefined);
}
