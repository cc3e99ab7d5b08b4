import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '#/shared/session/session-context.tsx';
import { showToast } from '#/shared/ui/toast-store.ts';
import { countStates } from './bulk-counts.ts';
import type { BulkItem, BulkJob, BulkProgress } from './bulk-runner.ts';
import { bulkRuns, type KeptRun } from './bulk-runs.ts';

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
  const tell = (title: string, items: readonly BulkItem[]) => {
    const { done, refused, unknown, stopped } = countStates(items);
    const parts = [
      t('bulk.counts.done', { count: done }),
      ...(refused > 0 ? [t('bulk.counts.refused', { count: refused })] : []),
      ...(unknown > 0 ? [t('bulk.counts.unknown', { count: unknown })] : []),
      ...(stopped > 0 ? [t('bulk.counts.stopped', { count: stopped })] : []),
    ];
    const all = done === items.length;
    showToast({
      tone: all ? 'success' : 'danger',
      title: t(all ? 'bulk.ended' : 'bulk.endedPartly', { title }),
      description: parts.join(t('bulk.and')),
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
