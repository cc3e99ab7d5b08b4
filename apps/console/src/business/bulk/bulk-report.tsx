import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useSettings } from '#/core/settings/settings-context.tsx';
import { Button } from '#/core/ui/button.tsx';
import { describeProblem } from '#/ui/api/problem.ts';
import { exportFileName, saveFile, toCsv } from '#/ui/api/save-file.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { countStates } from './bulk-counts.ts';
import { BulkReportTable } from './bulk-report-table.tsx';
import type { BulkProgress, BulkRun } from './bulk-runner.ts';
import { type BulkUnit, bulkRuns } from './bulk-runs.ts';
import { useCountLabels } from './use-count-labels.ts';

export type BulkReportProps = {
  title: string;
  unit: BulkUnit;
  run: BulkRun;
  progress: BulkProgress;
  /** The report stays, to be looked at again. */
  onHide: () => void;
  /** The report is forgotten. */
  onClose: () => void;
};

export function BulkReport({ title, unit, run, progress, onHide, onClose }: BulkReportProps) {
  const { t } = useTranslation('bulk');
  const { timezone } = useSettings();
  const countLabels = useCountLabels();
  useEffect(() => bulkRuns.openReport(run), [run]);
  const [asking, setAsking] = useState(false);
  const { items, running } = progress;
  const counts = countStates(items);
  const many = (count: number) => t(`of.${unit}`, { count });
  const saveReport = () => {
    const heads = (['row', 'detail', 'result', 'words', 'code'] as const).map((head) =>
      t(`heads.${head}`),
    );
    const lines = items.map(({ label, detail, money, state, error, code }) => [
      label,
      [detail, money?.amount].filter(Boolean).join(' · '),
      t(`states.${state}`),
      describeProblem(error).message ?? '',
      code ?? '',
    ]);
    saveFile(toCsv([heads, ...lines]), exportFileName('report', 'csv', timezone, new Date()));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onHide()}
      title={t('reportOf', { title })}
      description={countLabels(items, unit)}
    >
      <DialogBody>
        {counts.unknown > 0 && (
          <div className="mb-3">
            <Notice
              tone="warning"
              title={t('unknownTitle', { count: counts.unknown, many: many(counts.unknown) })}
            >
              {t('unknownHint')}
            </Notice>
          </div>
        )}
        <BulkReportTable items={items} />
        {asking && (
          <div className="mt-3">
            <Notice
              announced
              tone="danger"
              title={t('closeSure', { count: counts.unknown, many: many(counts.unknown) })}
            >
              <div className="flex gap-2">
                <Button size="sm" variant="danger" onClick={onClose}>
                  {t('closeAnyway')}
                </Button>
                <Button size="sm" onClick={() => setAsking(false)}>
                  {t('keep')}
                </Button>
              </div>
            </Notice>
          </div>
        )}
      </DialogBody>
      <DialogFooter>
        <Button className="mr-auto" onClick={saveReport}>
          <Download aria-hidden="true" />
          {t('save')}
        </Button>
        {!running && (
          <Button onClick={counts.unknown > 0 ? () => setAsking(true) : onClose}>
            {t('close')}
          </Button>
        )}
        {!running && counts.stopped > 0 && (
          <Button onClick={run.goOn}>
            {t('goOn', { count: counts.stopped, many: many(counts.stopped) })}
          </Button>
        )}
        {!running && counts.failed > 0 && (
          <Button variant="primary" onClick={run.retry}>
            {t('retry', { count: counts.failed, many: many(counts.failed) })}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
