import type { Action, ResourceRef } from '@brokerdesk/policy';
import { usePageResources } from './page-resources.tsx';
import { useCan } from './use-can.ts';

/**
 * Whether the signed-in user may do this, on the resources of the page unless others are named. An empty
 * action, and an action without any resource, are allowed. Specification: section 6, element permission directive.
 *
 * @example
 * const mayExport = usePermit('export');
 */
export function usePermit(action: Action | '', resource?: ResourceRef): boolean {
  const ofPage = usePageResources();
  return useCan(action, resource ?? ofPage ?? []);
}
