import type { PageRoute } from '#/boot/pages/page-route.ts';

export default {
  path: '/service',
  name: 'service',
  namespaces: ['service', 'kit', 'table'],
} satisfies PageRoute;
