import type { PageRoute } from '#/boot/pages/page-route.ts';

export default {
  path: '/kyc',
  name: 'kyc',
  namespaces: ['kyc', 'kit', 'table'],
} satisfies PageRoute;
