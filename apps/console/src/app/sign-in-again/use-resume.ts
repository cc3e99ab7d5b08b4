import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { type SuspendedPage, suspendedPage } from '#/app/session/suspended-page.ts';
import { frameForms, unsavedForms } from '#/app/tabs/unsaved-forms.ts';
import { bulkRuns } from '#/business/bulk/bulk-runs.ts';
import { logFailure } from '#/core/browser/log.ts';
import { defaultPath } from '#/core/navigation/paths.ts';
import { auth, loadAccess, useAuth } from '#/core/session/page-session.ts';
import { keptDrafts } from '#/ui/kept-drafts.ts';

/**
 * Reloads the document for a different user. Discards unsaved forms first: a prompt about them would reach the
 * wrong user.
 */
function yieldToUser(): void {
  for (const forms of [unsavedForms, frameForms]) forms.keepOnly([]);
  keptDrafts.forgetAll();
  bulkRuns.abandonAll();
  location.replace(defaultPath);
}

/**
 * Once a user has signed in: the same person goes on with the page, with the rights of now; for anybody else, the
 * whole document makes way, and all that it has in memory with it.
 */
export function useResume({ user, focused }: SuspendedPage) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const isSignedIn = useAuth((snapshot) => snapshot.matches('authenticated'));
  const [failed, setFailed] = useState(false);

  const resume = useCallback(async () => {
    const { session } = auth.getSnapshot().context;
    if (session === null) return;
    const { profile, tokens } = session;
    if (profile.id !== user.id) return yieldToUser();
    setFailed(false);
    try {
      const access = await loadAccess();
      const payload = await access.fetch(profile.role);
      access.apply({ payload, loadedAt: Date.now() });
      access.buildMenu(tokens.accessToken);
    } catch (error) {
      logFailure('The rights of the person could not be loaded', error);
      setFailed(true);
      return;
    }
    suspendedPage.write(null);
    void router.invalidate();
    void queryClient.invalidateQueries();
    // Hidden elements take no focus until the session lock is gone.
    requestAnimationFrame(() => {
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
    });
  }, [user.id, focused, router, queryClient]);

  useEffect(() => {
    if (isSignedIn) void resume();
  }, [isSignedIn, resume]);

  return { isSignedIn, failed, retry: () => void resume() };
}
