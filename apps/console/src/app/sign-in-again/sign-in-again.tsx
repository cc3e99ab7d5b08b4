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
import { createPortal } from 'react-dom';
import {
  type SuspendedPage,
  suspendedPage,
  suspendOnExpiry,
} from '#/app/session/suspended-page.ts';
import { loadNamespaces } from '#/core/i18n/set-up.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { loginPath } from '#/core/navigation/paths.ts';
import { FailedPage } from '#/core/pages/failed-page.tsx';
import { auth } from '#/core/session/page-session.ts';
import { whenIdle } from '#/ui/page/when-idle.ts';
import { deferNavigation } from './defer-navigation.ts';
import { lockExempt, useSessionLock } from './use-session-lock.ts';

function leave() {
  const { pathname, search } = location;
  location.replace(`${loginPath}?redirect=${encodeURIComponent(`${pathname}${search}`)}`);
}

function LeaveForLogin() {
  const { t } = useTranslation('shell');
  useEffect(leave, []);
  return createPortal(
    <div {...lockExempt} className="pointer-events-auto fixed inset-0 z-70 bg-canvas">
      <FailedPage
        title={t('error.chunk')}
        hint={t('error.chunkHint')}
        action={t('error.reload')}
        onAction={leave}
      />
    </div>,
    document.body,
  );
}

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
 * Hours before it is needed: after a new version its files could not be had any more, and all that was typed would be
 * gone.
 */
function preloadDialog() {
  whenIdle(() => Promise.all([load(), hashPassword('')])).catch(() => {});
}

const isSignedIn = () => auth.getSnapshot().matches('authenticated');

export function SignInAgain() {
  const { history } = useRouter();
  const suspended = useSyncExternalStore(suspendedPage.subscribe, suspendedPage.read);
  const isSuspended = suspended !== null;
  useEffect(suspendOnExpiry, []);
  useEffect(preloadDialog, []);
  useSessionLock(isSuspended);
  useLayoutEffect(
    () => (isSuspended ? deferNavigation(history, isSignedIn) : undefined),
    [isSuspended, history],
  );
  return <Suspense>{suspended !== null && <Dialog suspended={suspended} />}</Suspense>;
}
