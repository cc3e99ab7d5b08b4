import type { PageRoute } from '#/core/pages/page-route.ts';

export default {
  path: '/config/audit_log',
  name: 'auditLog',
  namespaces: ['audit-log', 'kit', 'table', 'sessions'],
} satisfies PageRoute;
