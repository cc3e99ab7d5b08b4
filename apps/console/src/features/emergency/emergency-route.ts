import type { PageRoute } from '#/boot/pages/page-route.ts';

export default {
  path: '/emergency',
  name: 'emergency',
  namespaces: ['emergency', 'kit', 'table'],
} satisfies PageRoute;
