import { type ExceptionAction, exceptionStates, statesAfter } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import type { dataException } from '../../kernel/db/schema.ts';
import type { Check } from './checks.ts';

/** The state that the action leads to; undefined if it is not possible. */
export function nextStatus(
  from: Schemas.ExceptionStatus,
  action: ExceptionAction,
): Schemas.ExceptionStatus | undefined {
  return statesAfter(exceptionStates, from, action)[0];
}

type ExceptionRow = typeof dataException.$inferSelect;

/**
 * Returns true if a repeated finding is news: it had disappeared, differs from the explained one, or was
 * marked as corrected.
 */
export function recurs(
  row: Pick<ExceptionRow, 'present' | 'expected' | 'found'>,
  finding: Pick<ExceptionRow, 'expected' | 'found'>,
  check: Pick<Check, 'settledByNote'>,
): boolean {
  const reads = row.expected === finding.expected && row.found === finding.found;
  return !row.present || !reads || check.settledByNote !== true;
}
