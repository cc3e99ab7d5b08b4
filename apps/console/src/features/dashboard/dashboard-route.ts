import type { PageRoute } from '#/shared/page/page-route.ts';

export default {
  path: '/dashboard',
  name: 'dashboard',
  namespaces: ['dashboard', 'kit'],
} satisfies PageRoute;
