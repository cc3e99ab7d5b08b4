import type { PageRoute } from '#/core/pages/page-route.ts';

export default {
  path: '/funds/withdrawal',
  name: 'withdrawal',
  namespaces: ['withdrawal', 'kit', 'table'],
} satisfies PageRoute;
