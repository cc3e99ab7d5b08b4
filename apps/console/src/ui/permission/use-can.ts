import { type Action, can, type ResourceRef } from '@brokerdesk/policy';
import { usePermissions } from './permissions-context.tsx';

/**
 * Whether the signed-in person may do this. It only decides what is shown: the server asks the
 * same question again.
 *
 * @example
 * const mayApprove = useCan('approve', ['deposit', 'funds']);
 */
export function useCan(action: Action | '', resource: ResourceRef): boolean {
  return can(usePermissions(), action, resource);
}
