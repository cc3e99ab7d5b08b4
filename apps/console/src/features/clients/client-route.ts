import type { PageRoute } from '#/core/pages/page-route.ts';

export default {
  path: '/client',
  name: 'client',
  namespaces: ['client', 'client-profile', 'kit', 'table'],
} satisfies PageRoute;
