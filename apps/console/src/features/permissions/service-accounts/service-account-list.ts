import { defineList } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';

export const list = defineList({
  name: 'permission',
  id: 'serviceAccount',
  view: 'service-accounts',
  namespaces: ['service-account', 'record'],
  path: '/config/admin/v1/service_account',
  topics: ['service_account', 'proposal'],
  sort: ['created_at', 'name', 'expires_at'],
  filters: {
    q: filter.text(),
    status: filter.choice(['active', 'expired', 'revoked']),
  },
});
