import { randomUUIDv7 } from 'node:crypto';

/** A time-ordered identifier, so that new rows land at the end of the index. */
export function newId(): string {
  return randomUUIDv7();
}
