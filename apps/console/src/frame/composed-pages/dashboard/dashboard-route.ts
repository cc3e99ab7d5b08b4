import type { PageRoute } from '#/boot/pages/page-route.ts';

export default {
  path: '/dashboard',
  name: 'dashboard',
  namespaces: ['dashboard', 'statistics', 'kit'],
} satisfies PageRoute;
