/** Records that this person is changing, and in which version they came out of it. */
const pending = new Map<string, number>();
const done = new Map<string, number>();

export function isOwnChange(id: string, version: number): boolean {
  return (pending.get(id) ?? 0) > 0 || (done.get(id) ?? 0) >= version;
}

/**
 * Writes to a record so that lists do not point the change out to the person who made it.
 *
 * @example
 * const deposit = await asOwnChange(id, () => decide(id));
 */
export async function asOwnChange<Written extends { version: number }>(
  id: string,
  write: () => Promise<Written>,
): Promise<Written> {
  pending.set(id, (pending.get(id) ?? 0) + 1);
  try {
    const written = await write();
    done.set(id, written.version);
    return written;
  } finally {
    pending.set(id, (pending.get(id) ?? 1) - 1);
  }
}
