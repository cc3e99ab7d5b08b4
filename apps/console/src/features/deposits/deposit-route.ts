import type { PageRoute } from '#/boot/pages/page-route.ts';

export default {
  path: '/funds/deposit',
  name: 'deposit',
  namespaces: ['deposit', 'kit', 'table'],
} satisfies PageRoute;
