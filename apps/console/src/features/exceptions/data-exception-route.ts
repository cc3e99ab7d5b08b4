import type { PageRoute } from '#/boot/pages/page-route.ts';

export default {
  path: '/data_exception',
  name: 'dataException',
  namespaces: ['exception', 'kit', 'table'],
} satisfies PageRoute;
