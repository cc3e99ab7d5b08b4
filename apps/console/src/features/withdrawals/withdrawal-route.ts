import type { PageRoute } from '#/shared/page/page-route.ts';

export default {
  path: '/funds/withdrawal',
  name: 'withdrawal',
  namespaces: ['withdrawal', 'kit', 'table'],
} satisfies PageRoute;
