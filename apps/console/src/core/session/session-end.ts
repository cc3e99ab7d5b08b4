import type { EndedBy, SdkProblem } from '@brokerdesk/sdk';
import type { AnyRouter } from '@tanstack/react-router';
import { createStore, type Store } from '#/core/browser/store.ts';
import { loginPath } from '#/core/navigation/paths.ts';
import { type AccessState, pageSuspension } from './access-state.ts';
import type { AuthActor } from './auth-actor.ts';

/**
 * Why a session is over: the user logged out, or ended it from another device, it expired, it is not accepted by the server,
 * another tab ended it, a navigation could not be judged, or the way of signing in has changed, or may have.
 */
export type EndReason =
  | 'person'
  | 'owner'
  | 'expired'
  | 'unauthorized'
  | 'elsewhere'
  | 'guard'
  | 'mfa_enabled'
  | 'mfa_disabled'
  | 'password_changed'
  | 'password_unknown';

const reasonsOfTabs = {
  person: 'elsewhere',
  owner: 'owner',
  expiry: 'expired',
  refusal: 'unauthorized',
} as const;

/** Maps the end that another tab reports to the console's reason. */
export const reasonFromTab = (by: EndedBy): EndReason => reasonsOfTabs[by];

/** Maps a refused call to the console's reason. */
export function reasonFromRefusal({ code, ended_by }: SdkProblem): EndReason {
  if (code !== 'SESSION_ENDED') return 'expired';
  return ended_by ?? 'unauthorized';
}

/** Maps a reason to what other tabs receive. */
export function reportToTabs(reason: EndReason | null): EndedBy {
  if (reason === 'person' || reason === 'owner') return reason;
  return reason === 'expired' ? 'expiry' : 'refusal';
}

/** A call was refused. */
const refused: ReadonlySet<EndReason | null> = new Set(['expired', 'owner', 'unauthorized']);

/** The server knows already, or another tab has reported it: nothing is left to revoke. */
const endedByOthers = new Set<EndReason | null>([...refused, 'elsewhere', 'mfa_disabled']);

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

/**
 * Hides the page when the session ends. An expired session, and one that its own person ended on another device, is
 * suspended until that person signs in again; after any other end the login page opens.
 */
export function leaveOnEnd({
  auth,
  accessState,
  sessionEnd,
  router,
}: {
  auth: AuthActor;
  accessState: Store<AccessState | null>;
  sessionEnd: SessionEnd;
  router: AnyRouter;
}): void {
  let wasSignedIn = false;
  auth.subscribe((snapshot) => {
    const isSignedIn = snapshot.matches('authenticated');
    if (wasSignedIn && !isSignedIn) {
      const reason = sessionEnd.reason.read();
      const byNobodyElse = reason === 'expired' || reason === 'owner';
      const isSuspended = byNobodyElse && pageSuspension.suspend?.() === true;
      // The guard leads its own navigation to the login page.
      if (!isSuspended && reason !== 'guard') {
        const { href } = router.state.location;
        const search = reason === 'person' ? {} : { redirect: href };
        void router.navigate({ to: loginPath, search, replace: true });
      }
      accessState.write(null);
    }
    wasSignedIn = isSignedIn;
  });
}

/** When a person's rights change in the middle of their work, so does what is open. */
export function followAccess(accessState: Store<AccessState | null>, router: AnyRouter): void {
  let before = accessState.read();
  accessState.subscribe(() => {
    const now = accessState.read();
    if (before !== null && now !== null && before.permissions !== now.permissions) {
      void router.invalidate();
    }
    before = now;
  });
}
