import type { Schemas } from '@brokerdesk/sdk';
import { defineList } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';

export const ruleKinds = ['deny', 'allow'] as const satisfies readonly Schemas.IpRuleKind[];
export const ruleScopes = ['all', 'role', 'user'] as const satisfies readonly Schemas.IpRuleScope[];

export const list = defineList({
  name: 'ipAccess',
  namespaces: ['ip-rule', 'record'],
  path: '/config/admin/v1/ip_access',
  file: { path: '/config/admin/v1/ip_access/export', what: 'ip-rules' },
  topics: ['ip_rule', 'proposal'],
  sort: ['created_at', 'cidr', 'kind', 'expires_at', 'last_hit_at'],
  filters: {
    q: filter.text(),
    kind: filter.choice(ruleKinds),
    scope: filter.choice(ruleScopes),
    status: filter.choice(['active', 'expired']),
    created_at: filter.dates(),
  },
});
