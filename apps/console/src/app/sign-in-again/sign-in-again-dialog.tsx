import { authStatus } from '@brokerdesk/machines';
import * as Primitive from '@radix-ui/react-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { type SuspendedPage, suspendedPage } from '#/app/session/suspended-page.ts';
import { frameForms, unsavedForms } from '#/app/tabs/unsaved-forms.ts';
import { logFailure } from '#/core/browser/log.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { AuthAlert } from '#/core/login/auth-field.tsx';
import { LoginForm } from '#/core/login/login-form.tsx';
import { defaultPath, loginPath } from '#/core/navigation/paths.ts';
import { auth, lastSignInProblem, loadAccess, useAuth } from '#/core/session/page-session.ts';
import { cancelCode, cancelSignIn, signIn, verifyFactor } from '#/core/session/sign-in.ts';
import { Button, Spinner } from '#/core/ui/button.tsx';
import { MfaForm } from '#/features/sign-in/mfa-form.tsx';
import { keptDrafts } from '#/ui/kept-drafts.ts';
import { lockExempt } from './use-session-lock.ts';

/** Discards unsaved forms first: a prompt about them would reach the wrong user. */
function yieldToUser(): void {
  for (const forms of [unsavedForms, frameForms]) forms.keepOnly([]);
  keptDrafts.forgetAll();
  location.replace(defaultPath);
}

/** For another person the whole document makes way, with all that it has in memory. */
function useResume({ user, focused }: SuspendedPage) {
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

/** Cannot be closed: the page under it is not for everybody. */
export function SignInAgainDialog({ suspended }: { suspended: SuspendedPage }) {
  const { t } = useTranslation('signin-again');
  return (
    <Primitive.Root open>
      <Primitive.Portal>
        <Primitive.Content
          {...lockExempt}
          data-slot="sign-in-again"
          aria-modal="true"
          className="fixed inset-0 z-70 overflow-y-auto bg-canvas"
          // Also if something modal appears under it, unseen.
          style={{ pointerEvents: 'auto' }}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <div className="mx-auto flex min-h-full w-full max-w-98 flex-col justify-center px-4 py-8">
            <Primitive.Title className="flex items-center gap-2.5 text-xl font-semibold">
              <Lock aria-hidden="true" size={20} className="shrink-0 text-ink-muted" />
              {t(suspended.endedByOwner ? 'endedTitle' : 'title')}
            </Primitive.Title>
            <Primitive.Description className="mt-1.5 mb-5 text-ink-muted">
              {t('description', { name: suspended.user.name })}
            </Primitive.Description>
            <div className="rounded-lg border border-line bg-surface p-6">
              <Steps suspended={suspended} />
            </div>
            <p className="mt-4 text-center">
              <Button variant="ghost" onClick={leaveToSomebodyElse}>
                {t('else')}
              </Button>
            </p>
            <p className="text-center text-xs text-ink-muted">{t('elseHint')}</p>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** With the whole document: what is in its memory is not for the next person. */
function leaveToSomebodyElse() {
  cancelSignIn();
  location.replace(loginPath);
}

function Steps({ suspended }: { suspended: SuspendedPage }) {
  const { t } = useTranslation('signin-again');
  const status = useAuth(authStatus);
  const { isSignedIn, failed, retry } = useResume(suspended);
  const needsCode = status === 'mfa_required';
  return (
    <>
      {/* Kept, so that what was typed is still there after a cancelled code. */}
      <div hidden={needsCode || isSignedIn}>
        <LoginForm
          paused={needsCode}
          notice={null}
          failure={status === 'error' ? { problem: lastSignInProblem() } : null}
          signIn={signIn}
          onCancel={cancelSignIn}
        />
      </div>
      {needsCode && <MfaForm verify={verifyFactor} onCancel={cancelCode} />}
      {isSignedIn && !failed && (
        <p role="status" className="flex items-center gap-2.5 text-ink-muted">
          <Spinner size={16} />
          {t('resuming')}
        </p>
      )}
      {isSignedIn && failed && (
        <div className="flex flex-col gap-4">
          <AuthAlert>{t('failed')}</AuthAlert>
          <Button variant="primary" onClick={retry}>
            {t('retry')}
          </Button>
        </div>
      )}
    </>
  );
}
