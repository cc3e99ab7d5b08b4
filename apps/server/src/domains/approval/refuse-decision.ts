import { Problem } from '../../kernel/errors/problem.ts';

/** The current state of a locked record, for a person who saw an older one. */
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
  denial: Problem | undefined,
  seenVersion: number,
  now: RecordNow,
): void {
  if (denial?.code === 'ALREADY_DECIDED') throw asItIsNow('ALREADY_DECIDED', now);
  if (denial?.code === 'INVALID_TRANSITION') throw denial;
  if (now.version !== seenVersion) throw asItIsNow('STALE_RECORD', now);
  if (denial !== undefined) throw denial;
}

function asItIsNow(code: 'ALREADY_DECIDED' | 'STALE_RECORD', now: RecordNow): Problem {
  return new Problem(code, {
    current: { ...now.view() },
    changedAt: now.updatedAt.toISOString(),
    ...(now.changedBy !== undefined && { changedBy: now.changedBy }),
  });
}
