import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { ListQuery } from '../../http/routes.ts';
import { ipRule } from '../../kernel/db/schema.ts';
import { when, within } from '../../kernel/lists/conditions.ts';
import { contains } from '../../kernel/lists/contains.ts';
import { parseSort, type Sorting, type SortKeys } from '../../kernel/lists/sort.ts';

export type IpRuleQuery = ListQuery<'GET /config/admin/v1/ip_access'>;

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
    within(ipRule.createdAt, query),
    when(query.q, (q) => or(contains(ipRule.cidr, q.trim()), contains(ipRule.note, q.trim()))),
  );
}
