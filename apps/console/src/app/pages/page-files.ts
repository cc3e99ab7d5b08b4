import type { ResourceKey } from 'i18next';
import type { PageFile, PageRoute } from '#/core/pages/page-route.ts';
import { pageFileName } from './page-routes.ts';

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const pageFiles: ReadonlyMap<string, () => Promise<PageFile>> = new Map(
  Object.entries(
    import.meta.glob<PageFile>(['../../features/**/*-page.tsx', '../composed-pages/*/*-page.tsx']),
  ).map(([path, load]) => [nameOf(path), load]),
);

/** Loads the file of a page. */
export function pageFile(route: PageRoute): Promise<PageFile> {
  const file = pageFileName(route);
  const load = pageFiles.get(file);
  if (load === undefined) throw new Error(`${route.path} has a route, and no ${file}.`);
  return load();
}

type CommonLabels = {
  pageLabels: Record<string, () => Promise<{ default: ResourceKey }>>;
} & Record<string, ResourceKey>;

const commonLabels = import.meta.glob<CommonLabels>('../../locales/*/common-labels.ts');

/** The labels of one namespace in one language. */
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
