import { useSyncExternalStore } from 'react';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import type { BulkProgress } from './bulk-runner.ts';
import { bulkRuns, type KeptRun } from './bulk-runs.ts';

const nothing: BulkProgress = { items: [], running: false };
const never = () => () => {};

/** Under this name the runs of a person's list are kept. */
export function useListOf(tableId: string): string {
  return `${useSessionUser().id} ${tableId}`;
}

/** The bulk decision of a list that is under way or whose report is not closed, as it is now. */
export function useBulkRun(tableId: string) {
  const list = useListOf(tableId);
  const kept: KeptRun | undefined = useSyncExternalStore(bulkRuns.subscribe, () =>
    bulkRuns.read(list),
  );
  const progress = useSyncExternalStore(kept?.run.subscribe ?? never, () =>
    kept ? kept.run.read() : nothing,
  );
  return { kept, progress, close: () => bulkRuns.close(list) };
}
