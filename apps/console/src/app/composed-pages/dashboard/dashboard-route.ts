import type { PageRoute } from '#/core/pages/page-route.ts';

export default {
  path: '/dashboard',
  name: 'dashboard',
  namespaces: ['dashboard', 'statistics', 'kit'],
} satisfies PageRoute;
