import type { PageRoute } from '#/shared/page/page-route.ts';

export default {
  path: '/kyc',
  name: 'kyc',
  namespaces: ['kyc', 'kit', 'table'],
} satisfies PageRoute;
