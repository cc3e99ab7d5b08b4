import { unprovided } from '../unprovided.ts';

/** Final actors of both binding and removal. */
export const mfaActors = {
  reloadProfile: unprovided<{ mfa: boolean }>('reloadProfile'),
  signOut: unprovided<void>('signOut'),
};
