import { sessionProfile } from '@brokerdesk/machines';
import type { MenuEntry } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import i18next from 'i18next';
import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { pageRetry } from '#/app/pages/page-registry.ts';
import { ConsoleTools } from '#/app/palette/console-tools.tsx';
import { preloadPages } from '#/app/prefetch/preload-pages.ts';
import { suspendedPage } from '#/app/session/suspended-page.ts';
import { TabPages } from '#/app/tabs/tab-page.tsx';
import { TabsProvider } from '#/app/tabs/tabs.tsx';
import { logFailure } from '#/core/browser/log.ts';
import { loadNamespaces } from '#/core/i18n/set-up.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { accessState, settings, useAuth } from '#/core/session/page-session.ts';
import { SettingsProvider, useSettings } from '#/core/settings/settings-context.tsx';
import { keptDrafts } from '#/ui/kept-drafts.ts';
import { PermittedPathsProvider } from '#/ui/page/permitted-paths.tsx';
import { whenIdle } from '#/ui/page/when-idle.ts';
import { PermissionsProvider } from '#/ui/permission.tsx';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { forgetQueries, keepQueries, queryClientOf } from '../session/query-client.ts';
import { SignInAgain } from '../sign-in-again/sign-in-again.tsx';
import { SideBar, useCollapsedMenu } from './side-bar.tsx';
import { TopBar } from './top-bar.tsx';

function lazyBeside<Props extends object = object>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (found) => ({ default: found }),
      (error: unknown) => {
        logFailure(`No ${what}`, error);
        return { default: () => null };
      },
    ),
  );
}

const room = <span className="size-8 shrink-0" />;

function lazyWithLabels(namespace: string, load: () => Promise<ComponentType>) {
  return lazyBeside(namespace, () =>
    whenIdle(async () => {
      const [part] = await Promise.all([load(), loadNamespaces([namespace])]);
      return part;
    }),
  );
}

const Notices = lazyBeside('notices', () => {
  // Asked for at once, for without a network they could not be had any more; their code has time to run.
  const notices = import('../notices/notices.tsx');
  // Reported above.
  notices.catch(() => {});
  return whenIdle(async () => (await notices).Notices);
});
const Toaster = lazyBeside('toasts', async () => {
  return (await import('#/ui/controls/toast.tsx')).Toaster;
});
const BulkRuns = lazyWithLabels('bulk', async () => (await import('./bulk-runs.tsx')).BulkRuns);
const UserMenu = lazyWithLabels('account', async () => (await import('./user-menu.tsx')).UserMenu);
const NotificationBell = lazyBeside('notifications', () =>
  whenIdle(async () => (await import('./notification-bell.tsx')).NotificationBell),
);
const IdentityCheck = lazyWithLabels(
  'identity',
  async () => (await import('../identity/identity-check.tsx')).IdentityCheck,
);
const CountWaiting = lazyBeside('counts', () =>
  whenIdle(async () => (await import('./count-waiting.tsx')).CountWaiting),
);

// Not a chunk of its own: it is needed at the moment when the browser has the least time for one.
export { loadPage } from '#/app/prefetch/load-page.ts';

export function Shell() {
  const suspended = useSyncExternalStore(suspendedPage.subscribe, suspendedPage.read);
  const signedIn = useAuth(sessionProfile);
  const access = useSyncExternalStore(accessState.subscribe, accessState.read);
  const settingsAtStart = useSettings();
  const latestSettings = useSyncExternalStore(settings.subscribe, settings.read);
  const user = suspended?.user ?? signedIn;
  const state = suspended?.access ?? access;
  // The session has just ended: the login page is on its way, and nothing is left to be seen.
  if (user === null || state === null) return null;
  return (
    <SettingsProvider settings={latestSettings ?? settingsAtStart}>
      <SessionProvider user={user}>
        <PermissionsProvider permissions={state.permissions}>
          <Frame
            key={user.id}
            user={user}
            menu={state.menu}
            paths={state.paths}
            compact={state.permissions.flags.compactSideMenu}
          />
        </PermissionsProvider>
      </SessionProvider>
    </SettingsProvider>
  );
}

function Frame({
  user: { id: userId, factor_needed: needed },
  menu,
  paths,
  compact,
}: {
  user: Pick<Schemas.UserInfo, 'id' | 'factor_needed'>;
  paths: ReadonlySet<string>;
  menu: readonly MenuEntry[];
  compact: boolean;
}) {
  const { t } = useTranslation('frame');
  const [collapsed, toggle] = useCollapsedMenu(compact);
  const [toastSlot, setToastSlot] = useState<HTMLElement | null>(null);
  // Another person gets another frame, and never sees what this one has fetched.
  const [queryClient] = useState(() => queryClientOf(userId));

  useEffect(() => {
    keepQueries(userId, queryClient);
    // Part of what the server returns is in the user's language.
    const refetch = () => void queryClient.invalidateQueries();
    i18next.on('languageChanged', refetch);
    return () => {
      i18next.off('languageChanged', refetch);
      forgetQueries(queryClient);
    };
  }, [userId, queryClient]);

  useEffect(() => keptDrafts.watch(userId), [userId]);

  useEffect(() => void preloadPages(paths), [paths]);

  useEffect(
    () => pageRetry.subscribe(() => queryClient.removeQueries({ type: 'inactive' })),
    [queryClient],
  );

  const account = (
    <Suspense fallback={room}>
      <UserMenu />
    </Suspense>
  );
  return (
    <QueryClientProvider client={queryClient}>
      {needed ? (
        account
      ) : (
        <>
          <a
            href="#content"
            className="fixed top-2 left-2 z-60 -translate-y-16 rounded-md bg-accent px-3 py-2 font-medium text-accent-ink focus:translate-y-0"
          >
            {t('skipToContent')}
          </a>
          <PermittedPathsProvider value={paths}>
            <TabsProvider permitted={paths}>
              <div className="flex min-h-dvh">
                <SideBar
                  menu={menu}
                  collapsed={collapsed}
                  onToggle={toggle}
                  toasts={setToastSlot}
                />
                <div className="flex min-w-0 flex-1 flex-col">
                  <TopBar
                    menu={menu}
                    toasts={collapsed ? setToastSlot : undefined}
                    userMenu={account}
                  >
                    <Suspense>
                      <BulkRuns />
                    </Suspense>
                    <Suspense fallback={room}>
                      <NotificationBell />
                    </Suspense>
                  </TopBar>
                  <Suspense>
                    <Notices />
                  </Suspense>
                  <Suspense>
                    <CountWaiting />
                  </Suspense>
                  <main
                    id="content"
                    tabIndex={-1}
                    // From 1440 px there is room for a list beside a drawer, if only for its first columns.
                    className="isolate flex-1 p-4 outline-none md:px-6 md:py-5 min-[1440px]:in-data-drawer:pr-[calc(min(var(--drawer-width),100vw-39rem)+1rem)]"
                  >
                    <TabPages />
                    <Outlet />
                  </main>
                </div>
              </div>
            </TabsProvider>
          </PermittedPathsProvider>
          <ConsoleTools />
        </>
      )}
      <Suspense>
        <Toaster slot={toastSlot} />
      </Suspense>
      <Suspense>
        <IdentityCheck />
      </Suspense>
      <SignInAgain />
    </QueryClientProvider>
  );
}
