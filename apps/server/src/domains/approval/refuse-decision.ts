import { Problem } from '../../kernel/errors/problem.ts';

/** A locked record as it stands, for whoever saw it otherwise. */
export interface RecordNow {
  version: number;
  updatedAt: Date;
  /** Who changed it last; undefined for the client. */
  changedBy: string | undefined;
  /** As the contract shows it. */
  view(): object;
}

/**
 * Refuses a decision on a locked record, in this order: its state does not allow it
 * (ALREADY_DECIDED, INVALID_TRANSITION), the person saw another version (STALE_RECORD), and then
 * what concerns the person and the money (SELF_APPROVAL, INSUFFICIENT_FUNDS).
 */
export function refuseDecision(
  obstacle: Problem | undefined,
  seenVersion: number,
  now: RecordNow,
): void {
  if (obstacle?.code === 'ALREADY_DECIDED') throw asItIsNow('ALREADY_DECIDED', now);
  if (obstacle?.code === 'INVALID_TRANSITION') throw obstacle;
  if (now.version !== seenVersion) throw asItIsNow('STALE_RECORD', now);
  if (obstacle !== undefined) throw obstacle;
}

function asItIsNow(code: 'ALREADY_DECIDED' | 'STALE_RECORD', now: RecordNow): Problem {
  return new Problem(code, {
    current: { ...now.view() },
    changedAt: now.updatedAt.toISOString(),
    ...(now.changedBy !== undefined && { changedBy: now.changedBy }),
  });
}
