import type { ReactNode } from 'react';
import { BulkRunBar } from '#/business/bulk/bulk-run-bar.tsx';
import { useBulkRun } from '#/business/bulk/use-bulk-run.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { BulkBar, type BulkBarProps } from './bulk-bar.tsx';

export type TableFootProps = BulkBarProps & { tableId: string; children: ReactNode };

/** Under the rows: what is selected, and the bulk decision that is under way or was made. */
export function TableFoot({ tableId, children, ...selected }: TableFootProps) {
  const { t } = useTranslation('bulk');
  const { kept, progress, close } = useBulkRun(tableId);
  return (
    <>
      {kept && <BulkRunBar kept={kept} progress={progress} onClose={close} />}
      {selected.count > 0 && (
        <BulkBar {...selected}>
          {/* What nobody knows yet of the last ones must not be decided beside it. */}
          {kept ? <p className="text-ink-muted">{t('oneByOne')}</p> : children}
        </BulkBar>
      )}
    </>
  );
}
