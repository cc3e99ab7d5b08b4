/** In milliseconds since the epoch. */
export interface TokenTimes {
  /** Without it the life of the token is known by the wall clock alone. */
  issuedAt: number | null;
  expiresAt: number;
}

/** Two clocks at one moment, in milliseconds. */
export interface ClockReading {
  /** Since the epoch (`Date.now()`): goes on while the computer sleeps, may be wrong, may be set. */
  wallMs: number;
  /** Since whenever (`performance.now()`): never set, may stand still while the computer sleeps. */
  monotonicMs: number;
}

export const refreshLeadMs = 60_000;

/** The least time between a refresh and the next, for tokens that live no longer than the lead. */
export const refreshSpacingMs = 30_000;

export interface Schedule {
  times: TokenTimes;
  /** Whether the server issued the tokens just when they came. */
  receivedNow: boolean;
  spacingMs: number;
  seenAt: ClockReading;
}

/**
 * Tokens that were just issued had all of their life, whatever the wall clock says: it may be hours wrong. Only the
 * wall clock knows the age of older ones.
 */
function lifeMs({ times: { issuedAt, expiresAt }, receivedNow, seenAt }: Schedule): number {
  const byWall = expiresAt - seenAt.wallMs;
  if (issuedAt === null) return byWall;
  const whole = expiresAt - issuedAt;
  return receivedNow ? whole : Math.min(whole, byWall);
}

/**
 * Zero or less means at once. Uses the monotonic clock if the wall clock was set back, the wall clock if the computer
 * slept.
 */
export function dueInMs(schedule: Schedule, now: ClockReading): number {
  const awakeMs = now.monotonicMs - schedule.seenAt.monotonicMs;
  const elapsedMs = Math.max(awakeMs, now.wallMs - schedule.seenAt.wallMs);
  return Math.max(lifeMs(schedule) - elapsedMs - refreshLeadMs, schedule.spacingMs - awakeMs);
}
