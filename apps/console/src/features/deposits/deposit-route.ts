import type { PageRoute } from '#/core/pages/page-route.ts';

export default {
  path: '/funds/deposit',
  name: 'deposit',
  namespaces: ['deposit', 'kit', 'table'],
} satisfies PageRoute;
