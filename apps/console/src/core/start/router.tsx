import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { loadNamespaces } from '#/core/i18n/set-up.ts';
import { LoginPage } from '#/core/login/login-page.tsx';
import { acknowledgeNavigation, pendingPath } from '#/core/navigation/go-to-page.ts';
import { lazyPage } from '#/core/navigation/lazy-page.ts';
import { canonicalPath, defaultPath, errorPath, loginPath } from '#/core/navigation/paths.ts';
import { progress } from '#/core/navigation/progress.ts';
import { otherLabels } from '#/core/navigation/reload-once.ts';
import { parseSearch, stringifySearch } from '#/core/navigation/search-params.ts';
import { PageError } from '#/core/pages/page-error.tsx';
import { frameNamespaces } from '#/core/pages/page-route.ts';
import { protect } from './protect.ts';
import { Root } from './root.tsx';

const NotFoundPage = lazyPage(() => import('#/app/error-pages.tsx'), 'NotFoundPage');

let feedback: Promise<void> | undefined;

// Before the router reads it: to the router both are the same address, and a redirect would not leave it.
const path = canonicalPath(location.pathname);
if (path !== location.pathname) {
  history.replaceState(history.state, '', path + location.search + location.hash);
}

const rootRoute = createRootRoute({
  beforeLoad: async ({ location, abortController, preload }) => {
    if (preload) return;
    await feedback;
    await protect(location, abortController.signal);
  },
  component: Root,
  notFoundComponent: NotFoundPage,
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: loginPath,
  validateSearch: (search): { redirect?: string } =>
    typeof search['redirect'] === 'string' ? { redirect: search['redirect'] } : {},
  loader: () => loadNamespaces(['auth']),
  component: LoginPage,
});

const errorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: errorPath,
  component: lazyPage(() => import('#/app/error-pages.tsx'), 'ErrorPage'),
});

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ href: defaultPath, replace: true });
  },
});

const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  loader: () => loadNamespaces(frameNamespaces),
  component: lazyPage(() => import('#/app/shell/shell.tsx'), 'Shell'),
});

/** Every page: which there are is known with the first session, and costs the login page nothing. */
const pageRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '$',
  // Not in `beforeLoad`: a page that is missing there takes the shell around it with it.
  loader: async ({ location }) => {
    const { loadPage } = await import('#/app/shell/shell.tsx').catch(otherLabels);
    await loadPage(location);
  },
  // Its tab draws it, and goes on doing so while another page is shown.
  component: () => null,
  notFoundComponent: NotFoundPage,
});

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const scrollBehaviour = (): ScrollBehavior => (reducedMotion.matches ? 'instant' : 'smooth');

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    loginRoute,
    errorRoute,
    indexRoute,
    shellRoute.addChildren([pageRoute]),
  ]),
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingMs: 1_000,
  // Loading in the background on return would draw the frame twice more.
  defaultStaleReloadMode: 'blocking',
  defaultErrorComponent: PageError,
  scrollRestoration: true,
  scrollRestorationBehavior: scrollBehaviour(),
  defaultHashScrollIntoView: { behavior: scrollBehaviour() },
});

reducedMotion.addEventListener('change', () => {
  router.update({
    ...router.options,
    scrollRestorationBehavior: scrollBehaviour(),
    defaultHashScrollIntoView: { behavior: scrollBehaviour() },
  });
});

router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation, toLocation }) => {
  // The way back, before the other page has come, leads to if one is: the mark has to come back all the same.
  const isMarked = !pathChanged && pendingPath.read() === toLocation.pathname;
  const acknowledged = isMarked ? undefined : acknowledgeNavigation(toLocation.pathname);
  // Before the first page there is nothing to wait for.
  feedback = fromLocation === undefined ? undefined : acknowledged;
});
router.subscribe('onResolved', () => progress.finish());

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
