import { chainOf, type Resource } from '@brokerdesk/policy';
import type { AsyncRouteComponent } from '@tanstack/react-router';
import { createStore } from '#/core/browser/store.ts';
import { lazyPage } from '#/core/navigation/lazy-page.ts';
import type { PageFile, PageProps, PageRoute } from '#/core/pages/page-route.ts';
import { entryOf, type PageEntry } from './page-entries.ts';
import { pageFile } from './page-files.ts';
import { pageRoutes } from './page-routes.ts';

/**
 * Number of retries of failed pages. A retry clears unused queries, since the cached response that failed the
 * page would fail it again.
 */
export const pageRetry = createStore(0);

export const countPageRetry = (): void => pageRetry.write(pageRetry.read() + 1);

/** A page that exists. Its component is drawn by its tab, not by the router, and `preload` fetches it. */
export type Page = PageRoute & {
  entry: PageEntry;
  load: () => Promise<PageFile>;
  Component: AsyncRouteComponent<PageProps>;
};

const pages: readonly Page[] = pageRoutes.map((route) => {
  const load = async () => pageFile(route);
  return { ...route, entry: entryOf(route), load, Component: lazyPage(load, 'Page') };
});

export const pageEntries: readonly PageEntry[] = pages.map(({ entry }) => entry);

const byPath: ReadonlyMap<string, Page> = new Map(pages.map((page) => [page.path, page]));

/** Finds the page at a path. */
export function pageAt(path: string): Page | undefined {
  return byPath.get(path);
}

/** The resources of the page at a path, the most specific first; null if there is no such page. */
export function chainAt(path: string): readonly Resource[] | null {
  const page = pageAt(path);
  return page ? chainOf(page.entry.resource) : null;
}
