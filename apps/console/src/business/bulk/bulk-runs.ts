import { useSyncExternalStore } from 'react';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import type { BulkProgress, BulkRun } from './bulk-runner.ts';

export type BulkUnit = 'record' | 'client';

/** A bulk decision that was begun, until its report is closed. */
export type KeptRun = {
  /** In the language of the moment: the run may outlast a change of it. */
  title: () => string;
  unit: BulkUnit;
  run: BulkRun;
};

/*
 * One for each list, outside of components: a page that is left or a tab that is hidden neither
 * stops it nor sends it twice, and finds it again when it is back.
 */
const runs = new Map<string, KeptRun>();
const listeners = new Set<() => void>();
const openReports = new Set<BulkRun>();

function publish() {
  for (const listener of listeners) listener();
}

/** Returns true while rows are unsent or an outcome is unknown: closing the window would lose them. */
function holdsOn({ run }: KeptRun): boolean {
  const { running, items } = run.read();
  return running || items.some(({ state }) => state === 'unknown');
}

/** The browser asks before it throws that away. */
function askBeforeUnload(event: BeforeUnloadEvent) {
  if ([...runs.values()].some(holdsOn)) event.preventDefault();
}

export const bulkRuns = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: (list: string): KeptRun | undefined => runs.get(list),

  /** Begins, unless the list has a run whose report is not closed. */
  begin(list: string, { title, unit }: Omit<KeptRun, 'run'>, create: () => BulkRun): void {
    if (runs.has(list)) return;
    const run = create();
    runs.set(list, { title, unit, run });
    addEventListener('beforeunload', askBeforeUnload);
    run.start();
    publish();
  },

  /** Forgets the report. While something is under way it stays. */
  close(list: string): void {
    if (runs.get(list)?.run.read().running) return;
    runs.delete(list);
    if (runs.size === 0) removeEventListener('beforeunload', askBeforeUnload);
    publish();
  },

  /** The report of a run is being read, until the function that comes back is called. */
  openReport(run: BulkRun) {
    openReports.add(run);
    return () => void openReports.delete(run);
  },
  isReportOpen(list: string): boolean {
    const kept = runs.get(list);
    return kept !== undefined && openReports.has(kept.run);
  },

  /** Ends all runs: the user who signs in next neither sees nor continues them. */
  abandonAll(): void {
    for (const { run } of runs.values()) run.abandon();
    runs.clear();
    removeEventListener('beforeunload', askBeforeUnload);
    publish();
  },
};

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
