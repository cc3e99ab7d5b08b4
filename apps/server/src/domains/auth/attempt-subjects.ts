import type { KnownDevice } from '../../platform/sessions/known-device.ts';
import type { AttemptSubject } from './attempts.ts';

/**
 * Whom the attempt is counted against, the one that a success clears first. A known device counts for
 * itself: no guess from elsewhere keeps it out. By the name alone, so that unknown ones count alike.
 */
export function attemptSubjects(
  username: string,
  ip: string,
  device: KnownDevice | null,
): [AttemptSubject, ...AttemptSubject[]] {
  if (device !== null) return [{ kind: 'device', who: device.id }];
  return [
    { kind: 'account_from', who: username, ip },
    { kind: 'address', ip },
    { kind: 'account', who: username },
  ];
}
