import type { dataException } from '../../kernel/db/schema.ts';
import type { AuditEntry } from '../../platform/audit-log.ts';

type ExceptionRow = typeof dataException.$inferSelect;

/** The audit entry of an exception that has changed, with its event. */
export function exceptionAudit(
  action: string,
  before: ExceptionRow | null,
  after: ExceptionRow,
  at: Date,
): AuditEntry {
  return {
    action,
    subject: { type: 'dataException', id: after.id },
    before: before && recorded(before),
    after: recorded(after),
    at,
    changed: [{ topic: 'dataException', id: after.id, version: after.version }],
  };
}

function recorded(row: ExceptionRow): Record<string, unknown> {
  return {
    check: row.checkName,
    subject: row.subjectName,
    status: row.status,
    expected: row.expected,
    found: row.found,
    present: row.present,
    note: row.note,
  };
}
