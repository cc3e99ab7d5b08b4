import type { AsyncRouteComponent } from '@tanstack/react-router';
import { lazyPage } from '#/app/navigation/lazy-page.ts';
import type { PageFile } from './page-file.ts';
import { type PagePlace, pagePlaces } from './page-places.ts';

/** A page that exists. Its component is drawn by its tab, not by the router, and `preload` fetches it. */
export type Page = PagePlace & {
  load: () => Promise<PageFile>;
  Component: AsyncRouteComponent<object>;
};

/** What is not in here is neither in the menu nor reachable. */
export const pages: readonly Page[] = pagePlaces.map((place) => {
  const load = async () => (await import('#/app/after-sign-in.ts')).pageFiles[place.name]();
  return { ...place, load, Component: lazyPage(load, 'Page') };
});
