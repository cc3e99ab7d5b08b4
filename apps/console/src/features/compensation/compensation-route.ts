import type { PageRoute } from '#/core/pages/page-route.ts';

export default {
  path: '/funds/compensation',
  name: 'compensation',
  namespaces: ['compensation', 'kit', 'table'],
} satisfies PageRoute;
