import type { PageRoute } from '#/core/pages/page-route.ts';

export default {
  path: '/trx/allocation',
  name: 'allocation',
  namespaces: ['allocation', 'kit', 'table'],
} satisfies PageRoute;
