import type { PageRoute } from '#/shared/page/page-route.ts';

export default {
  path: '/funds/deposit',
  name: 'deposit',
  namespaces: ['deposit', 'kit', 'table'],
} satisfies PageRoute;
