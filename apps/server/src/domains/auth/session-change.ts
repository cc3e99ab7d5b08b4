import type { Change } from '../../platform/changes.ts';
import type { SessionRow } from '../../platform/sessions/sessions.ts';

/** A session has no version of its own: it is opened and ended once each. */
const versions = { opened: 1, ended: 2 } as const;

export function sessionChange(
  { id, userId }: Pick<SessionRow, 'id' | 'userId'>,
  what: keyof typeof versions,
): Change {
  return { topic: 'session', id, version: versions[what], userId };
}
