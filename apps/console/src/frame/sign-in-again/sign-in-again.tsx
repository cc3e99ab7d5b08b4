import { hashPassword } from '@brokerdesk/sdk';
import { useRouter } from '@tanstack/react-router';
import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import { loadWords } from '#/boot/i18n/set-up.ts';
import { auth } from '#/boot/page-session.ts';
import { whenIdle } from '#/frame/prefetch/when-idle.ts';
import { type KeptPage, keepPages, keptPage } from '#/frame/session/kept-page.ts';
import { holdNavigation } from './hold-navigation.ts';
import { LeaveForLogin } from './leave-for-login.tsx';
import { useVeil } from './use-veil.ts';

const load = () =>
  Promise.all([import('./sign-in-again-dialog.tsx'), loadWords(['auth', 'mfa', 'signin-again'])]);

const Dialog = lazy(
  async (): Promise<{ default: ComponentType<{ kept: KeptPage }> }> => ({
    default: await load().then(
      ([module]) => module.SignInAgainDialog,
      () => LeaveForLogin,
    ),
  }),
);

/**
 * Hours before it is needed: after a new version its files could not be had any more, and with them all that
 * was typed would be gone. The first password loads the code that hashes it.
 */
function preloadDialog() {
  // What fails is asked for again when it is needed.
  whenIdle(() => Promise.all([load(), hashPassword('')])).catch(() => {});
}

const isSignedIn = () => auth.getSnapshot().matches('authenticated');

/** Over a page whose session has run out: nothing of it is seen until its person signs in again. */
export function SignInAgain() {
  const { history } = useRouter();
  const kept = useSyncExternalStore(keptPage.subscribe, keptPage.read);
  const isKept = kept !== null;
  useEffect(keepPages, []);
  useEffect(preloadDialog, []);
  useVeil(isKept);
  useLayoutEffect(
    () => (isKept ? holdNavigation(history, isSignedIn) : undefined),
    [isKept, history],
  );
  return <Suspense>{kept !== null && <Dialog kept={kept} />}</Suspense>;
}
