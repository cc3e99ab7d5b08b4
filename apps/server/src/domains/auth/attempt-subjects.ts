import type { KnownDevice } from '../../platform/sessions/known-device.ts';
import type { AttemptSubject } from './attempts.ts';

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
