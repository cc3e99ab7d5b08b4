import type { PageRoute } from '#/core/pages/page-route.ts';

export default {
  path: '/funds/loan',
  name: 'loan',
  namespaces: ['loan', 'kit', 'table'],
} satisfies PageRoute;
