import type { PageRoute } from '#/core/pages/page-route.ts';

export default {
  path: '/config/permission',
  name: 'permission',
  namespaces: ['permission', 'service-account', 'two-people', 'kit', 'table'],
} satisfies PageRoute;
