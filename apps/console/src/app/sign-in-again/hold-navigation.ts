import type { RouterHistory } from '@tanstack/react-router';
import { loginPath } from '#/core/navigation/paths.ts';
import { pageSuspension } from '#/core/session/access-state.ts';

/**
 * Blocks navigation until the returned function is called. Back and forward restore the address. Navigation
 * begun by the page itself, such as a search, resumes after sign-in; if the page has to unload, the login
 * page replaces it.
 */
export function holdNavigation(history: RouterHistory, isSignedIn: () => boolean): () => void {
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
