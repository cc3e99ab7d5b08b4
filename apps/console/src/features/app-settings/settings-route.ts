import type { PageRoute } from '#/core/pages/page-route.ts';

export default {
  path: '/config/settings/app',
  name: 'settings',
  namespaces: ['app-settings', 'kit', 'form', 'history', 'two-people'],
} satisfies PageRoute;
