import type { PageRoute } from '#/boot/pages/page-route.ts';

export default {
  path: '/config/permission',
  name: 'permission',
  namespaces: ['permission', 'kit'],
} satisfies PageRoute;
