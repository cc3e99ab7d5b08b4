import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { loginPath } from '#/app/navigation/protect.ts';
import { type KeptPage, keepPages, keptPage } from '#/app/session/kept-page.ts';
import { loadWords } from '#/shared/i18n/set-up.ts';
import { useVeil } from './use-veil.ts';

/** Without the code for it, as after a new version, the login page is the way back. */
const Dialog = lazy(
  async (): Promise<{ default: ComponentType<{ kept: KeptPage }> }> => ({
    default: await Promise.all([
      import('./sign-in-again-dialog.tsx'),
      loadWords(['auth', 'signin-again']),
    ]).then(
      ([module]) => module.SignInAgainDialog,
      () => LeaveForLogin,
    ),
  }),
);

function LeaveForLogin() {
  useEffect(() => {
    const { pathname, search } = location;
    location.replace(`${loginPath}?redirect=${encodeURIComponent(`${pathname}${search}`)}`);
  }, []);
  return null;
}

/** Over a page whose session has run out: nothing of it is seen until its person signs in again. */
export function SignInAgain() {
  const kept = useSyncExternalStore(keptPage.subscribe, keptPage.read);
  useEffect(keepPages, []);
  useVeil(kept !== null);
  return <Suspense>{kept !== null && <Dialog kept={kept} />}</Suspense>;
}
