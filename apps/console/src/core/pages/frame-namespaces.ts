import type { PageRoute } from './page-route.ts';

/** The namespaces of what surrounds every page. */
export const frameNamespaces = [
  'menu',
  'frame',
  'record',
  'tabs',
] as const satisfies PageRoute['namespaces'];
