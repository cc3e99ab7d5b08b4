import type { PageRoute } from '#/shared/page/page-route.ts';

export default {
  path: '/funds/compensation',
  name: 'compensation',
  namespaces: ['compensation', 'kit', 'table'],
} satisfies PageRoute;
