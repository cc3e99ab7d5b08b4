import type { PageRoute } from '#/boot/pages/page-route.ts';

export default {
  path: '/users',
  name: 'users',
  namespaces: ['staff', 'kit', 'table'],
} satisfies PageRoute;
