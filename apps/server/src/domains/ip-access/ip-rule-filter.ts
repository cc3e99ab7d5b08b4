import { and, eq, gt, gte, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { OperationInput } from '../../http/routes.ts';
import { ipRule } from '../../kernel/db/schema.ts';
import { contains } from '../../kernel/lists/contains.ts';
import { parseSort, type Sorting, type SortKeys } from '../../kernel/lists/sort.ts';
import { when } from '../../kernel/lists/when.ts';

export type IpRuleQuery = Omit<
  OperationInput<'GET /config/admin/v1/ip_access'>['query'],
  'page' | 'size'
>;

const sortKeys: SortKeys = {
  created_at: { column: ipRule.createdAt },
  cidr: { column: ipRule.cidr },
  kind: { column: ipRule.kind },
  expires_at: { column: ipRule.expiresAt, whenNull: sql`'infinity'::timestamptz` },
  last_hit_at: { column: ipRule.lastHitAt, whenNull: sql`'-infinity'::timestamptz` },
};

export function ipRuleSorting(query: IpRuleQuery): Sorting {
  return parseSort(query.sort ?? '-created_at', sortKeys, ipRule.id);
}

export function ipRuleFilter(query: IpRuleQuery): SQL | undefined {
  const now = new Date();
  const statuses = {
    active: or(isNull(ipRule.expiresAt), gt(ipRule.expiresAt, now)),
    expired: lte(ipRule.expiresAt, now),
  } as const;
  return and(
    when(query.kind, (kind) => eq(ipRule.kind, kind)),
    when(query.scope, (scope) => eq(ipRule.scope, scope)),
    when(query.status, (status) => statuses[status]),
    when(query.role, (role) => eq(ipRule.role, role)),
    when(query.user_id, (id) => eq(ipRule.userId, id)),
    when(query.from, (from) => gte(ipRule.createdAt, new Date(from))),
    when(query.to, (to) => lt(ipRule.createdAt, new Date(to))),
    when(query.q, (q) => or(contains(ipRule.cidr, q.trim()), contains(ipRule.note, q.trim()))),
  );
}
