import type { PageRoute } from '#/boot/pages/page-route.ts';

export default {
  path: '/funds/loan',
  name: 'loan',
  namespaces: ['loan', 'kit', 'table'],
} satisfies PageRoute;
