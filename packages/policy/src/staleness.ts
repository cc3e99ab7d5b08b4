/** Cached permissions older than this, in milliseconds, are fetched again in the background. */
export const permissionsRevalidateAfterMs = 300_000;

/**
 * Whether permissions loaded at `loadedAt` should be revalidated at `now`, both in milliseconds
 * since the epoch. Exactly five minutes is still fresh. A `loadedAt` in the future (the clock was
 * set back) or one that is no number says nothing about the age, and counts as stale.
 *
 * Specification: sections 4 and 9.
 *
 * @example
 * isStale(loadedAt, Date.now());
 */
export function isStale(loadedAt: number, now: number): boolean {
  const ageMs = now - loadedAt;
  return !(ageMs >= 0 && ageMs <= permissionsRevalidateAfterMs);
}
