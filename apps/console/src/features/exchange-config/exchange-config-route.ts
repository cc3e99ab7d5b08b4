import type { PageRoute } from '#/core/pages/page-route.ts';

export default {
  path: '/config/exchange_config',
  name: 'exchangeConfig',
  namespaces: ['exchange-config', 'quotation', 'market', 'two-people', 'kit', 'table'],
} satisfies PageRoute;
