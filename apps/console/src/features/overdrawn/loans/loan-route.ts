import type { PageRoute } from '#/shared/page/page-route.ts';

export default {
  path: '/funds/loan',
  name: 'loan',
  namespaces: ['loan', 'kit', 'table'],
} satisfies PageRoute;
