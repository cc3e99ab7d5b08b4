import type { RouterHistory } from '@tanstack/react-router';
import { loginPath } from '#/core/navigation/paths.ts';
import { pageSuspension } from '#/core/session/page-suspension.ts';

/**
 * Keeps a page where it is until the answer is called. The browser's own ways back and forward come to
 * nothing, and the address is put back. What the page itself is about to open, as after words typed into a
 * search, opens once somebody is signed in again; and when the page has to go, the login page takes its place.
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
