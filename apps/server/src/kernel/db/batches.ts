/** PostgreSQL allows 65,535 values per statement. */
const batchSize = 500;

export function* batches<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += batchSize) yield all.slice(from, from + batchSize);
}
