import type { PageRoute } from '#/core/pages/page-route.ts';

export default {
  path: '/users',
  name: 'users',
  namespaces: ['staff', 'kit', 'table'],
} satisfies PageRoute;
