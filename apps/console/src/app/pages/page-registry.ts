import type { AsyncRouteComponent } from '@tanstack/react-router';
import { lazyPage } from '#/app/navigation/lazy-page.ts';
import type { PageFile } from '#/shared/page/page-file.ts';
import type { PageRoute } from '#/shared/page/page-route.ts';
import { pageRoutes } from './page-routes.ts';

/** A page that exists. Its component is drawn by its tab, not by the router, and `preload` fetches it. */
export type Page = PageRoute & {
  load: () => Promise<PageFile>;
  Component: AsyncRouteComponent<object>;
};

/** What is not in here is neither in the menu nor reachable. */
export const pages: readonly Page[] = pageRoutes.map((route) => {
  const load = async () => (await import('#/app/after-sign-in.ts')).pageFile(route.name);
  return { ...route, load, Component: lazyPage(load, 'Page') };
});
