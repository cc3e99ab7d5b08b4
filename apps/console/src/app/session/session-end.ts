import { createStore } from '#/app/store.ts';
import type { AuthActor } from './auth-actor.ts';

/**
 * Why a session is over: the person logged out, the server does not accept it any more, another
 * tab ended it, or a navigation could not be judged.
 */
export type EndCause = 'person' | 'unauthorized' | 'elsewhere' | 'guard';

/** Ends the session, and remembers why, for what the login page says. */
export function createSessionEnd(auth: AuthActor) {
  const cause = createStore<EndCause | null>(null);

  return {
    cause,
    because(next: EndCause): void {
      cause.write(next);
      const snapshot = auth.getSnapshot();
      if (snapshot.matches('mfa_required')) auth.send({ type: 'mfa.cancel' });
      // The server knows already, or another tab has told it: nothing is left to revoke.
      else if (next === 'unauthorized' || next === 'elsewhere')
        auth.send({ type: 'session.rejected' });
      else auth.send({ type: 'logout' });
    },
  };
}
