import type { AsyncRouteComponent } from '@tanstack/react-router';
import { lazyPage } from '#/boot/navigation/lazy-page.ts';
import type { PageFile } from '#/boot/pages/page-file.ts';
import type { PageRoute } from '#/boot/pages/page-route.ts';
import { pageRoutes } from './page-routes.ts';

/** A page that exists. Its component is drawn by its tab, not by the router, and `preload` fetches it. */
export type Page = PageRoute & {
  load: () => Promise<PageFile>;
  Component: AsyncRouteComponent<object>;
};

/** What is not in here is neither in the menu nor reachable. */
export const pages: readonly Page[] = pageRoutes.map((route) => {
  const load = async () => (await import('#/frame/after-sign-in.ts')).pageFile(route.name);
  return { ...route, load, Component: lazyPage(load, 'Page') };
});
