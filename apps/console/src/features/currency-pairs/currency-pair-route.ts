import type { PageRoute } from '#/core/pages/page-route.ts';

export default {
  path: '/config/currency_pair',
  name: 'currencyPair',
  namespaces: ['currency-pair', 'two-people', 'kit', 'table'],
} satisfies PageRoute;
