import { Problem } from '../kernel/errors/problem.ts';

/** A record as it is now, for a person who saw another version of it. */
export interface Present {
  version: number;
  updatedAt: Date;
  /** Undefined if the change was not made by staff. */
  changedBy: string | null | undefined;
  /** As the contract shows it. */
  view: object;
}

/** Throws STALE_RECORD, with the record as it is now, if it is not the version that was seen. */
export function requireVersion(present: Present, seen: number): void {
  if (present.version === seen) return;
  throw new Problem('STALE_RECORD', {
    current: { ...present.view },
    changedAt: present.updatedAt.toISOString(),
    ...(present.changedBy != null && { changedBy: present.changedBy }),
  });
}
