import type { PageRoute } from '#/boot/pages/page-route.ts';
import { defaultPath } from '../navigation/default-path.ts';

/** The words of what surrounds every page. */
export const frameWords = ['menu', 'frame', 'tabs'] as const satisfies PageRoute['namespaces'];

/** The page of an address, or else the one where people begin. */
export function routeAt<Route extends PageRoute>(
  path: string,
  routes: readonly Route[],
): Route | undefined {
  const wanted = path.replace(/\/$/, '');
  return (
    routes.find((one) => one.path === wanted) ?? routes.find((one) => one.path === defaultPath)
  );
}
