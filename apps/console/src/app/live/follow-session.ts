import type { QueryClient } from '@tanstack/react-query';
import { logFailure } from '#/core/browser/log.ts';
import { auth, loadAccess, sdk, settings } from '#/core/session/page-session.ts';
import { loadSettings } from '#/core/start/load-settings.ts';

const reloadSettings = async () => settings.write(await loadSettings(sdk));

/**
 * Listens to the server for as long as a user is signed in, and again when a user signs in again over the page. What
 * it takes is loaded once the page is there.
 */
export function followSession(queryClient: QueryClient): () => void {
  let stop: (() => void) | null = null;

  function begin(): () => void {
    let stopLive = () => {};
    let stopped = false;
    import('./start-live.ts').then(
      ({ startLive }) => {
        if (!stopped) stopLive = startLive({ sdk, auth, queryClient, loadAccess, reloadSettings });
      },
      (error: unknown) => logFailure('The code for live updates did not load', error),
    );
    return () => {
      stopped = true;
      stopLive();
    };
  }

  function follow(): void {
    const isSignedIn = auth.getSnapshot().matches('authenticated');
    if (isSignedIn) stop ??= begin();
    else {
      stop?.();
      stop = null;
    }
  }
  follow();
  const subscription = auth.subscribe(follow);
  return () => {
    subscription.unsubscribe();
    stop?.();
  };
}
