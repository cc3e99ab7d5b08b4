import { type ExceptionAction, exceptionStates, statesAfter } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import type { dataException } from '../../kernel/db/schema.ts';
import type { AuditEntry } from '../../platform/audit-log.ts';
import type { Check } from './checks.ts';

type ExceptionRow = typeof dataException.$inferSelect;

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

export function nextStatus(
  from: Schemas.ExceptionStatus,
  action: ExceptionAction,
): Schemas.ExceptionStatus | undefined {
  return statesAfter(exceptionStates, from, action)[0];
}

export function recurs(
  row: Pick<ExceptionRow, 'present' | 'expected' | 'found'>,
  finding: Pick<ExceptionRow, 'expected' | 'found'>,
  check: Pick<Check, 'settledByNote'>,
): boolean {
  const reads = row.expected === finding.expected && row.found === finding.found;
  return !row.present || !reads || check.settledByNote !== true;
}
