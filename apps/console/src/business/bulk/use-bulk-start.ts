import type { Schemas } from '@brokerdesk/sdk';
import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { describeProblem } from '#/ui/api/problem.ts';
import { showToast } from '#/ui/controls/toast-store.ts';
import { expectOwnVersions } from '#/ui/live/own-changes.ts';
import { startRuns, storeRuns } from './bulk-calls.ts';
import { titleOf } from './bulk-labels.ts';

export function useBulkStart() {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  return (
    request: Schemas.BulkRunRequest,
    /** The records that change, if they are not the items themselves. */
    changed: readonly { id: string; version: number }[] = request.items,
  ): void => {
    expectOwnVersions(changed);
    startRuns(sdk, request).then(
      (runs) => storeRuns(queryClient, sdk, runs),
      (error: unknown) => {
        const t = i18next.getFixedT(null, 'bulk');
        showToast({
          tone: 'danger',
          title: () =>
            t('notStarted', { title: titleOf(t, { ...request, kind: request.kind ?? null }) }),
          description: () => describeProblem(error).message ?? t('noAnswer'),
        });
      },
    );
  };
}
