import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { ListQuery } from '../../http/routes.ts';
import { auditLog } from '../../kernel/db/schema.ts';
import { when, within } from '../../kernel/lists/conditions.ts';
import { contains } from '../../kernel/lists/contains.ts';
import { parseSort, type Sorting, type SortKeys } from '../../kernel/lists/sort.ts';

export type AuditQuery = ListQuery<'GET /audit/admin/v1/list'>;

const sortKeys: SortKeys = { seq: { column: auditLog.seq } };

export function auditSorting(query: AuditQuery): Sorting {
  return parseSort(query.sort ?? '-seq', sortKeys, auditLog.seq);
}

export function auditFilter(query: AuditQuery): SQL | undefined {
  return and(
    when(query.action, happened),
    when(query.actor_id, (id) => eq(auditLog.actorId, id)),
    when(query.subject_type, (type) => eq(auditLog.subjectType, type)),
    when(query.subject_id, (id) => eq(auditLog.subjectId, id)),
    within(auditLog.at, query),
    when(query.q, matches),
  );
}

/** `deposit.approved`, or `deposit.` for all that happens to deposits. */
function happened(action: string): SQL {
  return action.endsWith('.')
    ? sql`starts_with(${auditLog.action}, ${action})`
    : eq(auditLog.action, action);
}

function matches(q: string): SQL | undefined {
  const text = q.trim();
  return or(
    contains(auditLog.actorName, text),
    eq(auditLog.subjectId, text),
    eq(auditLog.ip, text),
    eq(auditLog.requestId, text),
  );
}
