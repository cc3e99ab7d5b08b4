import type { PageRoute } from '#/core/pages/page-route.ts';

export default {
  path: '/emergency',
  name: 'emergency',
  namespaces: ['emergency', 'kit', 'table'],
} satisfies PageRoute;
