import { mayCall } from '../../http/authenticate.ts';
import { operationOf } from '../../http/contract.ts';
import type { proposal } from '../../kernel/db/schema.ts';
import { permissionsOf } from '../../platform/permissions-of-role.ts';
import type { Colleague } from './colleagues.ts';

/**
 * Returns whether a pending proposal no longer counts because its maker was disabled or lost the right.
 * `closeDueProposals` closes it.
 */
export function hasLapsed(
  {
    makerId,
    operation,
    path,
  }: Pick<typeof proposal.$inferSelect, 'makerId' | 'operation' | 'path'>,
  colleagues: readonly Colleague[],
): boolean {
  const maker = colleagues.find(({ id }) => id === makerId);
  if (maker === undefined || maker.disabled) return true;
  return !mayCall({ permissions: permissionsOf(maker.role) }, operationOf(operation), path);
}
