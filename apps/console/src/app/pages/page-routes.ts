import type { PageRoute } from '#/core/pages/page-route.ts';

export type RouteFile = PageRoute | readonly PageRoute[];

const isFamily = (file: RouteFile): file is readonly PageRoute[] => Array.isArray(file);

/** Lists the pages of route files. @throws if two pages have the same path. */
export function readRoutes(files: readonly RouteFile[]): readonly PageRoute[] {
  const routes = files.flatMap((file) => (isFamily(file) ? file : [file]));
  const paths = new Set<string>();
  for (const { path } of routes) {
    if (paths.has(path)) throw new Error(`Two pages have the path ${path}.`);
    paths.add(path);
  }
  return routes;
}

/** Every page: a feature adds one with a route file and a page file, a page of several features with two here. */
export const pageRoutes = readRoutes(
  Object.values(
    import.meta.glob<RouteFile>(
      ['../../features/**/*-route.ts', '../composed-pages/*/*-route.ts'],
      { eager: true, import: 'default' },
    ),
  ),
);
