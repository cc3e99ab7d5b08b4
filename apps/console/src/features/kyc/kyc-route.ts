import type { PageRoute } from '#/core/pages/page-route.ts';

export default {
  path: '/kyc',
  name: 'kyc',
  namespaces: ['kyc', 'kit', 'table'],
} satisfies PageRoute;
