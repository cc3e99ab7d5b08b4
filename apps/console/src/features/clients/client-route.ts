import type { PageRoute } from '#/boot/pages/page-route.ts';

export default {
  path: '/client',
  name: 'client',
  namespaces: ['client', 'kit', 'table'],
} satisfies PageRoute;
