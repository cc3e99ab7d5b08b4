import { useTranslation } from 'react-i18next';
import { showToast } from '#/shared/ui/toast-store.ts';
import { type BulkItem, type BulkJob, createBulkRun } from './bulk-runner.ts';
import { bulkRuns } from './bulk-runs.ts';
import { useListOf } from './use-bulk-run.ts';
import { useCountWords } from './use-count-words.ts';

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
    bulkRuns.begin(list, title, () =>
      createBulkRun({
        ...job,
        onRest: (items) => {
          onRest();
          tell(title, items);
        },
      }),
    );
}
