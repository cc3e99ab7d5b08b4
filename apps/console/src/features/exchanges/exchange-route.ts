import type { PageRoute } from '#/core/pages/page-route.ts';

export default {
  path: '/funds/exchange',
  name: 'exchange',
  parent: 'deposit',
  resource: 'client',
  namespaces: ['exchange-record', 'kit', 'table'],
} satisfies PageRoute;
