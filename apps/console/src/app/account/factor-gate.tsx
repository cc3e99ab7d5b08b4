import type { Schemas } from '@brokerdesk/sdk';
import { QueryClientProvider } from '@tanstack/react-query';
import { Fingerprint, LogOut, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { IdentityCheck } from '#/app/identity/identity-check.tsx';
import { queryClientOf } from '#/app/session/query-client.ts';
import { useAccountDialog } from '#/app/shell/user-menu.tsx';
import { SignInAgain } from '#/app/sign-in-again/sign-in-again.tsx';
import { usePageTitle } from '#/core/browser/page-title.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { auth } from '#/core/session/page-session.ts';
import { Button } from '#/core/ui/button.tsx';
import { Toaster } from '#/ui/controls/toast.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';

/** In the place of every page, for a user who has yet to add the second factor that the role needs. */
export function FactorGate({ needed }: { needed: NonNullable<Schemas.UserInfo['factor_needed']> }) {
  const { t, ready } = useTranslation(['factor-gate', 'shell', 'frame', 'kit', 'identity']);
  const { id, name } = useSessionUser();
  const [queryClient] = useState(() => queryClientOf(id));
  const account = useAccountDialog();
  usePageTitle(ready ? t('title') : '');
  if (!ready) return null;

  function close() {
    account.close();
    // The page opens once the server asks for nothing more.
    auth.send({ type: 'profile.reload' });
  }

  return (
    <QueryClientProvider client={queryClient}>
      <main className="flex min-h-dvh flex-col items-center justify-center px-4 py-8 text-center">
        <ShieldCheck aria-hidden="true" size={32} strokeWidth={1.75} className="text-ink-muted" />
        <h1 className="mt-3 text-xl font-semibold">{t('title')}</h1>
        <p className="mt-1 max-w-md text-ink-muted">{t(`about.${needed}`, { name })}</p>
        <div className="mt-5 flex w-full max-w-72 flex-col gap-2">
          {needed === 'any' && (
            <Button variant="primary" onClick={account.open('authenticator')}>
              <ShieldCheck aria-hidden="true" />
              {t('authenticator')}
            </Button>
          )}
          <Button
            variant={needed === 'any' ? 'secondary' : 'primary'}
            onClick={account.open('passkeys')}
          >
            <Fingerprint aria-hidden="true" />
            {t('passkey')}
          </Button>
          <Button variant="ghost" onClick={account.open('logOut')}>
            <LogOut aria-hidden="true" />
            {t('shell:logOut')}
          </Button>
        </div>
      </main>
      {account.Dialog && <account.Dialog onClose={close} />}
      <Toaster />
      <IdentityCheck />
      <SignInAgain />
    </QueryClientProvider>
  );
}
