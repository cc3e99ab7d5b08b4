import type { PageRoute } from '#/shared/page/page-route.ts';

export default {
  path: '/message',
  name: 'message',
  namespaces: ['message', 'kit', 'table'],
} satisfies PageRoute;
