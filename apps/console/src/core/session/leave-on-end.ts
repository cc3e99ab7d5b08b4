import type { AnyRouter } from '@tanstack/react-router';
import type { Store } from '#/core/browser/store.ts';
import { loginPath } from '#/core/navigation/paths.ts';
import { type AccessState, pageSuspension } from './access-state.ts';
import type { AuthActor } from './auth-actor.ts';
import type { SessionEnd } from './session-end.ts';

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
