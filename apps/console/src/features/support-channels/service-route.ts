import type { PageRoute } from '#/core/pages/page-route.ts';

export default {
  path: '/service',
  name: 'service',
  namespaces: ['service', 'two-people', 'kit', 'table'],
} satisfies PageRoute;
