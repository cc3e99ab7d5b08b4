import { chainOf, type MenuEntry, type MenuIcon, type Resource } from '@brokerdesk/policy';
import type { AsyncRouteComponent } from '@tanstack/react-router';
import type { ResourceKey } from 'i18next';
import { createStore } from '#/core/browser/store.ts';
import { lazyPage } from '#/core/navigation/lazy-page.ts';
import type { PageFile, PageName, PageProps, PageRoute } from '#/core/pages/page-route.ts';
import { menuEntries, pageFileName, pageRoutes } from './page-routes.ts';

export type PageEntry = {
  path: PageRoute['path'];
  name: PageName;
  icon: MenuIcon;
  resource: Resource;
  /** The menu entry of a page that has none of its own. */
  parent: MenuEntry | null;
};

/** @throws if the menu has no such entry, or has it at another path. */
export function entryOf({ path, name, parent, resource, icon }: PageRoute): PageEntry {
  const entry = menuEntries.get(parent ?? name);
  if (entry === undefined || (parent === undefined && entry.path !== path)) {
    throw new Error(`The menu has no ${parent ?? name} at ${path}.`);
  }
  if (parent !== undefined)
    return { path, name, icon: icon ?? entry.meta.icon, resource, parent: entry };
  return { path, name, icon: entry.meta.icon, resource: entry.meta.resource, parent: null };
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const pageFiles: ReadonlyMap<string, () => Promise<PageFile>> = new Map(
  Object.entries(
    import.meta.glob<PageFile>(['../../features/**/*-page.tsx', '../composed-pages/*/*-page.tsx']),
  ).map(([path, load]) => [nameOf(path), load]),
);

function pageFile(route: PageRoute): Promise<PageFile> {
  const file = pageFileName(route);
  const load = pageFiles.get(file);
  if (load === undefined) throw new Error(`${file} is missing.`);
  return load();
}

type CommonLabels = {
  pageLabels: Record<string, () => Promise<{ default: ResourceKey }>>;
} & Record<string, ResourceKey>;

const commonLabels = import.meta.glob<CommonLabels>('../../locales/*/common-labels.ts');

export async function pageLabels(
  locale: string,
  namespace: string,
): Promise<ResourceKey | undefined> {
  const common = await commonLabels[`../../locales/${locale}/common-labels.ts`]?.();
  const own = Object.entries(common?.pageLabels ?? {}).find(
    ([path]) => nameOf(path) === `${namespace}.json`,
  );
  return own ? (await own[1]()).default : common?.[namespace];
}

/** A retry clears unused queries, since the cached response that failed the page would fail it again. */
export const pageRetry = createStore(0);

export const countPageRetry = (): void => pageRetry.write(pageRetry.read() + 1);

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

export function pageAt(path: string): Page | undefined {
  return byPath.get(path);
}

/** The resources of the page at a path, the most specific first; null if there is no such page. */
export function chainAt(path: string): readonly Resource[] | null {
  const page = pageAt(path);
  return page ? chainOf(page.entry.resource) : null;
}
