import type { PageRoute } from '#/core/pages/page-route.ts';

export default {
  path: '/message',
  name: 'message',
  namespaces: ['message', 'kit', 'table'],
} satisfies PageRoute;
