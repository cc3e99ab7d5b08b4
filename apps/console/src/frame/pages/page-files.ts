import type { ResourceKey } from 'i18next';
import type { PageFile } from '#/boot/pages/page-file.ts';
import type { PageRoute } from '#/boot/pages/page-route.ts';
import { pageFileName } from './page-file-name.ts';

/** By the last parts of their addresses, which tell them apart. */
function byEnd<File>(files: Record<string, File>, parts: number): ReadonlyMap<string, File> {
  return new Map(
    Object.entries(files).map(([path, file]) => [path.split('/').slice(-parts).join('/'), file]),
  );
}

const pageFiles = byEnd(
  import.meta.glob<PageFile>(['../../features/**/*-page.tsx', '../composed-pages/*/*-page.tsx']),
  1,
);

/** Loads the file of a page. */
export function pageFile(route: PageRoute): Promise<PageFile> {
  const file = pageFileName(route);
  const load = pageFiles.get(file);
  if (load === undefined) throw new Error(`${route.path} has a route, and no ${file}.`);
  return load();
}

type Words = Record<string, ResourceKey>;

const commonLabels = import.meta.glob<Words>('../../locales/*/common-labels.ts');
const labels = byEnd(
  import.meta.glob<{ default: ResourceKey }>([
    '../../**/locales/*/*.json',
    '!../../**/{auth,shell,frame,kit,menu,table,tabs}.json',
  ]),
  2,
);

/** The words of one namespace in one language. */
export async function pageLabels(
  locale: string,
  namespace: string,
): Promise<ResourceKey | undefined> {
  const own = labels.get(`${locale}/${namespace}.json`);
  if (own !== undefined) return (await own()).default;
  return (await commonLabels[`../../locales/${locale}/common-labels.ts`]?.())?.[namespace];
}
