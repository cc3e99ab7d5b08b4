/** Equal steps of time in UTC, of which one begins at `origin`; both in milliseconds. */
export interface Steps {
  length: number;
  origin: number;
}

const dayMs = 24 * 60 * 60 * 1000;
export const days: Steps = { length: dayMs, origin: 0 };
/** From Monday on; the first day of 1970 was a Thursday. */
export const weeks: Steps = { length: 7 * dayMs, origin: 4 * dayMs };

/** The steps that are in a range of time from beginning to end. */
export interface WholeSteps {
  /** Start of the first one; undefined if the range is open. */
  first: Date | undefined;
  /** End of the last one; undefined if the range is open. */
  next: Date | undefined;
}

/** Null if there is no whole step in the range. */
export function wholeSteps(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  { length, origin }: Steps,
): WholeSteps | null {
  const step = (at: string, round: (steps: number) => number) =>
    new Date(round((Date.parse(at) - origin) / length) * length + origin);
  const first = from === undefined ? undefined : step(from, Math.ceil);
  const next = to === undefined ? undefined : step(to, Math.floor);
  if (first && next && first >= next) return null;
  return { first, next };
}

/** As a date of the database. */
export const dateOf = (at: Date) => at.toISOString().slice(0, 10);

export const endOf = (date: string, { length }: Steps) => new Date(Date.parse(date) + length);
