import type { Schemas } from '@brokerdesk/sdk';
import type { dataException } from '../../kernel/db/schema.ts';
import type { StateTable } from '../../platform/state-table.ts';
import type { Check } from './checks.ts';

type ExceptionAction = 'resolve' | 'reopen';

/** Every change of state that there is: a person resolves, a check reopens. */
export const exceptionStates: StateTable<Schemas.ExceptionStatus, ExceptionAction> = {
  open: { resolve: 'resolved' },
  resolved: { reopen: 'open' },
};

/** The state that the action leads to; undefined where it is not possible. */
export function nextStatus(
  from: Schemas.ExceptionStatus,
  action: ExceptionAction,
): Schemas.ExceptionStatus | undefined {
  return exceptionStates[from][action];
}

type ExceptionRow = typeof dataException.$inferSelect;

/**
 * Whether what a check finds again is news: it had gone meanwhile, it reads otherwise than what was
 * explained, or it should have been put right and was not.
 */
export function recurs(
  row: Pick<ExceptionRow, 'present' | 'expected' | 'found'>,
  finding: Pick<ExceptionRow, 'expected' | 'found'>,
  check: Pick<Check, 'settledByNote'>,
): boolean {
  const reads = row.expected === finding.expected && row.found === finding.found;
  return !row.present || !reads || check.settledByNote !== true;
}
