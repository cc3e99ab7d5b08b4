import type { PageRoute } from '#/core/pages/page-route.ts';

export default {
  path: '/crypto_address',
  name: 'cryptoAddress',
  namespaces: ['crypto-address', 'kit', 'table'],
} satisfies PageRoute;
