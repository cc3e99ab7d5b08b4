import { authStatus } from '@brokerdesk/machines';
import { useRouter, useSearch } from '@tanstack/react-router';
import { Monitor, Moon, Sun } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { preferences, theme } from '#/core/browser/browser.ts';
import { logFailure } from '#/core/browser/log.ts';
import { usePageTitle } from '#/core/browser/page-title.ts';
import { themes } from '#/core/browser/theme.ts';
import { chooseLocale, useLocale } from '#/core/i18n/language.ts';
import { localeNames, locales } from '#/core/i18n/locale.ts';
import { loadNamespaces } from '#/core/i18n/set-up.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { defaultPath, loginPath } from '#/core/navigation/paths.ts';
import { redirectTarget } from '#/core/navigation/redirect-target.ts';
import { lastSignInProblem, sessionEnd, useAuth } from '#/core/session/page-session.ts';
import {
  cancelCode,
  cancelSignIn,
  type SignInFields,
  type SignInNotice,
  signIn,
  verifyFactor,
} from '#/core/session/sign-in.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { BrandMark } from '#/core/ui/brand-mark.tsx';
import { Button } from '#/core/ui/button.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { LoginForm } from './login-form.tsx';

const options = locales.map((locale) => ({
  value: locale,
  label: localeNames[locale],
  lang: locale,
}));

/** For pages before the sign-in, which have no toasts: a failure is shown beneath it. */
function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const [failed, setFailed] = useState(false);
  return (
    <div className="relative">
      <Segmented
        legend={t('language')}
        options={options}
        value={useLocale()}
        onChange={async (locale) => setFailed(!(await chooseLocale(preferences, locale)))}
      />
      {failed && (
        <p
          role="alert"
          className="absolute top-full right-0 mt-1 text-xs whitespace-nowrap text-danger-text"
        >
          {t('languageFailed')}
        </p>
      )}
    </div>
  );
}

const icons = {
  system: <Monitor aria-hidden="true" />,
  light: <Sun aria-hidden="true" />,
  dark: <Moon aria-hidden="true" />,
};

function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const chosen = useSyncExternalStore(theme.subscribe, theme.read);
  return (
    <Segmented
      legend={t('theme')}
      options={themes.map((value) => ({ value, label: t(`themes.${value}`), icon: icons[value] }))}
      value={chosen}
      onChange={theme.choose}
    />
  );
}

const loadMfaForm = () =>
  Promise.all([import('#/features/sign-in/mfa-form.tsx'), loadNamespaces(['mfa'])]);
const MfaForm = lazy(() => loadMfaForm().then(([file]) => ({ default: file.MfaForm })));

const InvitationStep = lazy(async () => {
  const [file] = await Promise.all([
    import('#/app/sign-in/invitation-step.tsx'),
    loadNamespaces(['invitation']),
  ]);
  return { default: file.InvitationStep };
});

export function LoginPage() {
  const { t } = useTranslation('auth');
  const { app_name: appName, web_logo: logo, app } = useSettings();
  const status = useAuth(authStatus);
  usePageTitle(t('title'));
  useLeaveWhenSignedIn();
  const notice = useNotice();
  const needsCode = status === 'mfa_required';
  /** Empty if a user has asked for the form. */
  const [link, setLink] = useState<string | null>(null);
  const invited = link !== null;
  useInvitationLink(setLink);

  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex justify-end gap-2 p-4">
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main className="flex flex-1 flex-col items-center px-4 pt-[13vh] pb-8">
        <div className="w-full max-w-90">
          <div className="mb-6 flex items-center gap-3">
            <BrandMark appName={appName} logo={logo} />
            <h1 className="min-w-0 text-xl font-medium break-words">
              {t('signInTo', { app: appName })}
            </h1>
          </div>
          <div className="rounded-lg border border-line bg-surface p-6">
            {/* Kept, so that what was typed is still there after a cancelled code. */}
            <div hidden={needsCode || invited}>
              <LoginForm
                paused={needsCode || invited}
                notice={notice}
                failure={status === 'error' ? { problem: lastSignInProblem() } : null}
                signIn={signInAndPrepare}
                onCancel={cancelSignIn}
              />
              <Button variant="link" onClick={() => setLink('')} className="mt-4">
                {t('invited')}
              </Button>
            </div>
            {invited && !needsCode && (
              <Suspense>
                <InvitationStep
                  key={link}
                  link={link}
                  onSubmit={prepareCode}
                  onLeave={() => setLink(null)}
                />
              </Suspense>
            )}
            {needsCode && (
              <Suspense>
                <MfaForm verify={verifyFactor} onCancel={cancelCode} />
              </Suspense>
            )}
          </div>
        </div>
      </main>
      <footer className="p-4 text-center text-xs text-ink-faint">v{app.version}</footer>
    </div>
  );

  function signInAndPrepare(fields: SignInFields) {
    prepareCode();
    return signIn(fields);
  }
}

/** Removes an invitation from the address at once: it is not for the history, nor for onlookers. */
function useInvitationLink(onFound: (link: string) => void) {
  useEffect(() => {
    const read = () => {
      const { hash, pathname, search } = location;
      if (!hash.startsWith('#invitation=')) return;
      history.replaceState(history.state, '', pathname + search);
      onFound(hash);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [onFound]);
}

function prepareCode() {
  loadMfaForm().catch((error: unknown) => logFailure('A form did not load', error));
}

function useNotice(): SignInNotice | null {
  const { t } = useTranslation('auth');
  const error = useAuth(({ context }) => context.error?.code ?? null);
  const reason = useSyncExternalStore(sessionEnd.reason.subscribe, sessionEnd.reason.read);
  // First what is known for sure: the server's refusal may be no more than its consequence.
  if (reason === 'mfa_enabled') return { tone: 'success', text: t('ended.mfaEnabled') };
  if (reason === 'mfa_disabled') return { tone: 'success', text: t('ended.mfaDisabled') };
  if (reason === 'password_changed') return { tone: 'success', text: t('ended.passwordChanged') };
  if (reason === 'password_unknown') return { tone: 'warning', text: t('ended.passwordUnknown') };
  if (reason === 'elsewhere') return { tone: 'warning', text: t('ended.elsewhere') };
  if (error === 'UNAUTHORIZED' || reason === 'unauthorized' || reason === 'owner')
    return { tone: 'warning', text: t('ended.unauthorized') };
  return error === 'BOOTSTRAP_FAILED' || reason === 'guard'
    ? { tone: 'warning', text: t('ended.failed') }
    : null;
}

function useLeaveWhenSignedIn() {
  const router = useRouter();
  const { redirect } = useSearch({ from: loginPath });
  const isSignedIn = useAuth((snapshot) => snapshot.matches('authenticated'));
  useEffect(() => {
    if (isSignedIn)
      router.history.replace(redirectTarget(redirect, location.origin) ?? defaultPath);
  }, [isSignedIn, redirect, router]);
}
