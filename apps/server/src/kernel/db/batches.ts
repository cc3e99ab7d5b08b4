/** What goes into one statement: PostgreSQL takes 65,535 values at most. */
const batchSize = 500;

export function* batches<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += batchSize) yield all.slice(from, from + batchSize);
}
