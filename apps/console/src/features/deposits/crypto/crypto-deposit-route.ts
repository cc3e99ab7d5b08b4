import type { PageRoute } from '#/core/pages/page-route.ts';

export default {
  path: '/funds/crypto_deposit',
  name: 'cryptoDeposit',
  namespaces: ['deposit', 'crypto-deposit', 'kit', 'table'],
} satisfies PageRoute;
