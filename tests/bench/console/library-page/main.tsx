import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
  redirect,
} from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { rowsOfPage } from '../bare-limits.ts';
import { auth, isSignedIn, sdk } from './auth.ts';
import { useTexts } from './texts.ts';

/*
 * The bare page with the libraries that the console is built on, each used for what it is there for, and
 * with nothing else of a console: what is above this figure is the console's own, what is below is theirs.
 */

const readPages = () => import('./pages.tsx');
if (isSignedIn) void readPages();

function Frame() {
  const state = useSelector(auth, ({ value }) => String(value));
  return (
    <div data-state={state}>
      <Link to="/">deposits</Link>
      <Link to="/clients">clients</Link>
      <Outlet />
    </div>
  );
}

function Login() {
  const t = useTexts();
  return (
    <form>
      <input name="username" aria-label={t('username')} />
      <input name="password" type="password" />
      <input name="captcha" />
      <input name="remember" type="checkbox" />
      <button type="submit">{t('signIn')}</button>
    </form>
  );
}

const rootRoute = createRootRoute({
  component: Frame,
  beforeLoad: async ({ location }) => {
    const settled = await waitFor(auth, (state) => state.matches('in') || state.matches('out'));
    if (settled.matches('out') && location.pathname !== '/login') throw redirect({ to: '/login' });
  },
});

const query = { size: rowsOfPage };

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  component: Login,
});

const depositsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: async () =>
    (await sdk.GET('/deposit/admin/v1/list', { params: { query } })).data?.list ?? [],
  component: lazyRouteComponent(readPages, 'Deposits'),
});

const clientsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/clients',
  loader: async () =>
    (await sdk.GET('/client/admin/v1/list', { params: { query } })).data?.list ?? [],
  component: lazyRouteComponent(readPages, 'Clients'),
});

const router = createRouter({
  routeTree: rootRoute.addChildren([loginRoute, depositsRoute, clientsRoute]),
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

const translation = { username: '用户名', signIn: '登录' };
await i18next.init({ lng: 'zh-CN', resources: { 'zh-CN': { translation } } });
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<RouterProvider router={router} />);
