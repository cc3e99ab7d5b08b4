import type { PageRoute } from '#/shared/page/page-route.ts';

/** Every page that there is: a feature has one by writing its two files, or a page of several features here. */
export const pageRoutes: readonly PageRoute[] = Object.values(
  import.meta.glob<PageRoute>(['../../features/**/*-route.ts', './*/*-route.ts'], {
    eager: true,
    import: 'default',
  }),
);
