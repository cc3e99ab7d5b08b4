import type { RouterHistory } from '@tanstack/react-router';
import { loginPath } from '#/core/navigation/paths.ts';
import { pageSuspension } from '#/core/session/access-state.ts';

/** Back and forward restore the address. Navigation begun by the page itself resumes after sign-in. */
export function deferNavigation(history: RouterHistory, isSignedIn: () => boolean): () => void {
  return history.block({
    enableBeforeUnload: false,
    async blockerFn({ action, nextLocation }) {
      if (action !== 'PUSH' && action !== 'REPLACE') return true;
      if (nextLocation.pathname === loginPath) return false;
      await pageSuspension.resumed;
      return !isSignedIn();
    },
  });
}
