import { type AuthSnapshot, isBootstrapped, isBusy } from '@brokerdesk/machines';
import { waitFor } from 'xstate';
import type { AuthActor } from './auth-actor.ts';

/** Once it is known whether a stored session goes on. The first caller makes it known. */
export function bootstrapped(auth: AuthActor, signal?: AbortSignal): Promise<AuthSnapshot> {
  auth.send({ type: 'bootstrap' });
  return waitFor(auth, isBootstrapped, signal && { signal });
}

/** Once nothing is under way. */
export function settled(auth: AuthActor): Promise<AuthSnapshot> {
  return waitFor(auth, (snapshot) => !isBusy(snapshot));
}
