import type { PageRoute } from '#/core/pages/page-route.ts';

export default {
  path: '/config/ip_access',
  name: 'ipAccess',
  namespaces: ['ip-rule', 'kit', 'table', 'frame'],
} satisfies PageRoute;
