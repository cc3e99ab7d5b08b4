import type { PageRoute } from '#/core/pages/page-route.ts';

export default {
  path: '/data_exception',
  name: 'dataException',
  namespaces: ['exception', 'kit', 'table'],
} satisfies PageRoute;
