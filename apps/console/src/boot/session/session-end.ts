import { createStore } from '#/boot/store.ts';
import type { AuthActor } from './auth-actor.ts';

/**
 * Why a session is over: the person logged out, it has come to its own end, somebody has ended it or
 * the server does not accept it, another tab ended it, a navigation could not be judged, or the way of signing in has changed,
 * or may have.
 */
export type EndCause =
  | 'person'
  | 'expired'
  | 'unauthorized'
  | 'elsewhere'
  | 'guard'
  | 'mfa_enabled'
  | 'mfa_disabled'
  | 'password_changed'
  | 'password_unknown';

/** The server knows already, or another tab has told it: nothing is left to revoke. */
const endedByOthers: ReadonlySet<EndCause> = new Set([
  'expired',
  'unauthorized',
  'elsewhere',
  'mfa_disabled',
]);

/** A call was refused. */
const refused: ReadonlySet<EndCause | null> = new Set(['expired', 'unauthorized']);

/** Ends the session, and remembers why, for what the login page says. */
export function createSessionEnd(auth: AuthActor) {
  const cause = createStore<EndCause | null>(null);
  let expected: EndCause | null = null;

  return {
    cause,
    because(next: EndCause): void {
      cause.write(refused.has(next) ? (expected ?? next) : next);
      const snapshot = auth.getSnapshot();
      if (snapshot.matches('mfa_required')) auth.send({ type: 'mfa.cancel' });
      else auth.send({ type: endedByOthers.has(next) ? 'session.rejected' : 'logout' });
    },
    /** The person has logged out in another tab, whose session this one is not: this one is over, too. */
    becauseOfAnotherTab(): void {
      cause.write('elsewhere');
      auth.send({ type: 'logout' });
    },
    /**
     * The server has just ended the session at the person's own wish. Any call may be the first to
     * be refused for it, even before this is known: the person is told the wish, not the refusal.
     * `null`: it has not.
     */
    expect(next: EndCause | null): void {
      expected = next;
      if (next !== null && refused.has(cause.read())) cause.write(next);
    },
    /** Somebody signs in: what ended before is no news any more. */
    forget(): void {
      expected = null;
      cause.write(null);
    },
  };
}

export type SessionEnd = ReturnType<typeof createSessionEnd>;
