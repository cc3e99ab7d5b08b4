import type { PageRoute } from '#/boot/pages/page-route.ts';

/** Every page that there is: a feature has one by writing its two files, or a page of several features here. */
export const pageRoutes: readonly PageRoute[] = Object.values(
  import.meta.glob<PageRoute>(
    ['../../features/**/*-route.ts', '../../frame/composed-pages/*/*-route.ts'],
    {
      eager: true,
      import: 'default',
    },
  ),
);
