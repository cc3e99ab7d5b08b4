import type { Action, Asked } from '@brokerdesk/policy';
import { usePageResources } from './page-resources.tsx';
import { useCan } from './use-can.ts';

/**
 * Whether the signed-in person may do this, on the resources of the page where none are named. What
 * is not protected, by an empty action or on a page without resources, is allowed.
 *
 * @example
 * const mayExport = usePermit('export');
 */
export function usePermit(action: Action | '', resource?: Asked): boolean {
  const ofPage = usePageResources();
  return useCan(action, resource ?? ofPage);
}
