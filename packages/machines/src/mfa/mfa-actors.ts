import { unprovided } from '../unprovided.ts';

/** What setting up and removing an authenticator both end with. */
export const mfaActors = {
  reloadProfile: unprovided<{ mfa: boolean }>('reloadProfile'),
  signOut: unprovided<void>('signOut'),
};
