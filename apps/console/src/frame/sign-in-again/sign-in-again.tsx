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
import { loadNamespaces } from '#/boot/i18n/set-up.ts';
import { auth } from '#/boot/page-session.ts';
import {
  type SuspendedPage,
  suspendedPage,
  suspendOnExpiry,
} from '#/frame/session/suspended-page.ts';
import { whenIdle } from '#/kit/page/when-idle.ts';
import { holdNavigation } from './hold-navigation.ts';
import { LeaveForLogin } from './leave-for-login.tsx';
import { useSessionLock } from './use-session-lock.ts';

const load = () =>
  Promise.all([
    import('./sign-in-again-dialog.tsx'),
    loadNamespaces(['auth', 'mfa', 'signin-again']),
  ]);

const Dialog = lazy(
  async (): Promise<{ default: ComponentType<{ suspended: SuspendedPage }> }> => ({
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
  const suspended = useSyncExternalStore(suspendedPage.subscribe, suspendedPage.read);
  const isSuspended = suspended !== null;
  useEffect(suspendOnExpiry, []);
  useEffect(preloadDialog, []);
  useSessionLock(isSuspended);
  useLayoutEffect(
    () => (isSuspended ? holdNavigation(history, isSignedIn) : undefined),
    [isSuspended, history],
  );
  return <Suspense>{suspended !== null && <Dialog suspended={suspended} />}</Suspense>;
}
