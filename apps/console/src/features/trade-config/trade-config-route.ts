import type { PageRoute } from '#/core/pages/page-route.ts';

export default {
  path: '/config/trade_config',
  name: 'tradeConfig',
  namespaces: ['trade-config', 'two-people', 'kit'],
} satisfies PageRoute;
