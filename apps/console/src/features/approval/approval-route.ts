import type { PageRoute } from '#/shared/page/page-route.ts';

export default {
  path: '/approval',
  name: 'approval',
  namespaces: ['approval', 'two-people', 'kit', 'table'],
} satisfies PageRoute;
