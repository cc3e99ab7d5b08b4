import i18next from 'i18next';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { showToast } from '#/ui/controls/toast-store.ts';
import { countWords } from './bulk-counts.ts';
import { type BulkItem, type BulkJob, createBulkRun } from './bulk-runner.ts';
import { type BulkUnit, bulkRuns, type KeptRun, useListOf } from './bulk-runs.ts';

export type BulkStart<Row extends { id: string }, Answer = unknown> = Omit<
  BulkJob<Row, Answer>,
  'onRest'
> & {
  title: () => string;
  unit?: BulkUnit;
  onRest: () => void;
};

type Counted = Omit<KeptRun, 'run'>;

/** Begins a bulk decision over rows of a list, and says how it ended wherever the user is by then. */
export function useBulkStart(tableId: string) {
  const list = useListOf(tableId);
  // Its labels are there by the time it has ended.
  useTranslation('bulk');
  const announce = ({ title, unit }: Counted, items: readonly BulkItem[]) => {
    // A reader of the report sees it there; that of another list says nothing of it.
    if (bulkRuns.isReportOpen(list)) return;
    const all = items.every(({ state }) => state === 'done' || state === 'proposed');
    const counts = () => countWords(i18next.getFixedT(null, 'bulk'), items, unit);
    showToast(
      all
        ? {
            tone: 'success',
            title: i18next.t('bulk:ended', { title: title() }),
            description: counts(),
          }
        : {
            tone: 'danger',
            title: () => i18next.t('bulk:endedPartly', { title: title() }),
            description: counts,
          },
    );
  };
  return <Row extends { id: string }, Answer = unknown>({
    title,
    unit = 'record',
    onRest,
    ...job
  }: BulkStart<Row, Answer>) =>
    bulkRuns.begin(list, { title, unit }, () =>
      createBulkRun({
        ...job,
        onRest: (items) => {
          onRest();
          announce({ title, unit }, items);
        },
      }),
    );
}
