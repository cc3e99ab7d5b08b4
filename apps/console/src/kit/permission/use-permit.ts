import type { Action, ResourceRef } from '@brokerdesk/policy';
import { usePageResources } from './page-resources.tsx';
import { useCan } from './use-can.ts';

/**
 * Whether the signed-in person may do this, on the resources of the page where none are named. What
 * is not protected, by an empty action or an empty resource, is allowed; what nobody says the
 * resources of is not.
 *
 * @example
 * const mayExport = usePermit('export');
 */
export function usePermit(action: Action | '', resource?: ResourceRef): boolean {
  const ofPage = usePageResources();
  const resources = resource ?? ofPage;
  const can = useCan(action, resources ?? []);
  return can && (resources !== null || action === '');
}
