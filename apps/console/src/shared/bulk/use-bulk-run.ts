import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '#/shared/session/session-context.tsx';
import { showToast } from '#/shared/ui/toast-store.ts';
import type { BulkItem, BulkJob, BulkProgress } from './bulk-runner.ts';
import { bulkRuns, type KeptRun } from './bulk-runs.ts';
import { useCountWords } from './use-count-words.ts';

const nothing: BulkProgress = { items: [], running: false };
const never = () => () => {};

function useListOf(tableId: string): string {
  return `${useSessionUser().id} ${tableId}`;
}

/** The bulk decision of a list that is under way or whose report is not closed, as it stands now. */
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

export type BulkStart<Row extends { id: string }> = Omit<BulkJob<Row>, 'onRest'> & {
  /** What is done, as the heading of the report. */
  title: string;
  /** What has changed is to be fetched anew. */
  onRest: () => void;
};

/** Begins a bulk decision over rows of a list, and says how it ended wherever the person is by then. */
export function useBulkStart(tableId: string) {
  const list = useListOf(tableId);
  const { t } = useTranslation('table');
  const countWords = useCountWords();
  const tell = (title: string, items: readonly BulkItem[]) => {
    // Whoever reads the report sees it there.
    if (bulkRuns.isReportOpen()) return;
    const all = items.every(({ state }) => state === 'done');
    showToast({
      tone: all ? 'success' : 'danger',
      title: t(all ? 'bulk.ended' : 'bulk.endedPartly', { title }),
      description: countWords(items),
    });
  };
  return <Row extends { id: string }>({ title, onRest, ...job }: BulkStart<Row>) =>
    bulkRuns.begin(list, title, {
      ...job,
      onRest: (items) => {
        onRest();
        tell(title, items);
      },
    });
}
