import { createStore } from '#/core/browser/store.ts';
import type { AuthActor } from './auth-actor.ts';
import type { EndReason } from './end-reason.ts';

/** The server knows already, or another tab has reported it: nothing is left to revoke. */
const endedByOthers: ReadonlySet<EndReason> = new Set([
  'expired',
  'owner',
  'unauthorized',
  'elsewhere',
  'mfa_disabled',
]);

/** A call was refused. */
const refused: ReadonlySet<EndReason | null> = new Set(['expired', 'owner', 'unauthorized']);

/** Ends the session, and remembers why, for what the login page says. */
export function createSessionEnd(auth: AuthActor) {
  const reason = createStore<EndReason | null>(null);
  let expected: EndReason | null = null;

  return {
    reason,
    end(next: EndReason): void {
      reason.write(refused.has(next) ? (expected ?? next) : next);
      const snapshot = auth.getSnapshot();
      if (snapshot.matches('mfa_required')) auth.send({ type: 'mfa.cancel' });
      else auth.send({ type: endedByOthers.has(next) ? 'session.rejected' : 'logout' });
    },
    /** The user has logged out in another tab, whose session this one is not: this one is over, too. */
    endAfterOtherTab(): void {
      reason.write('elsewhere');
      auth.send({ type: 'logout' });
    },
    /**
     * The server has just ended the session at the user's own wish. Any call may be the first to
     * be refused for it, even before this is known: the user sees the wish as the reason, not the refusal.
     * `null`: it has not.
     */
    expect(next: EndReason | null): void {
      expected = next;
      if (next !== null && refused.has(reason.read())) reason.write(next);
    },
    /** A user signs in: what ended before is no news any more. */
    clear(): void {
      expected = null;
      reason.write(null);
    },
  };
}

export type SessionEnd = ReturnType<typeof createSessionEnd>;
