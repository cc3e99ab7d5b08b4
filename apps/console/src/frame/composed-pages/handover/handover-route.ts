import type { PageRoute } from '#/boot/pages/page-route.ts';

export default {
  path: '/dashboard/handover',
  name: 'handover',
  parent: 'dashboard',
  resource: 'dashboard',
  namespaces: ['dashboard', 'audit-log', 'kit'],
} satisfies PageRoute;
