import type { PageRoute } from '#/shared/page/page-route.ts';

export default {
  path: '/client',
  name: 'client',
  namespaces: ['client', 'kit', 'table'],
} satisfies PageRoute;
