import type { PageRoute } from '#/core/pages/page-route.ts';

export default {
  path: '/approval',
  name: 'approval',
  namespaces: ['approval', 'two-people', 'kit', 'table'],
} satisfies PageRoute;
