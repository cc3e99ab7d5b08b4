import i18next from 'i18next';
import { bulkAnswer } from '#/business/risk/risky.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { RestoredDraft, useDraftForm } from '#/ui/form/use-draft-form.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import type { DecidableAmount, ReasonCode } from '../decision-adapter.ts';
import { noReason, ReasonFields, type ReasonValues, reasonOf } from '../reason-fields.tsx';
import { BulkFacts } from './bulk-facts.tsx';
import type { BulkFormProps } from './bulk-kind.ts';
import { LeftOut } from './left-out.tsx';
import { useBulkDecision } from './use-bulk-decision.ts';
import { useRiskSplit } from './use-risk-split.ts';

/** One reason for all of them, which every client will read. */
export function BulkRejection<Row extends DecidableAmount, Code extends ReasonCode>({
  bulk,
  rows: rejectable,
  all,
  onBegun,
  onCancel,
}: BulkFormProps<Row, Code>) {
  const { t } = useTranslation('decision');
  const decide = useBulkDecision(bulk);
  const { kind, tableId, labels } = bulk;
  const split = useRiskSplit(rejectable);
  const rows = split.taken;
  const count = rows.length;
  const { control, handleSubmit, forgetDraft, draft } = useDraftForm<ReasonValues>(
    `reject many ${tableId}`,
    noReason,
  );
  const begin = handleSubmit((values) => {
    const reason = reasonOf(values, kind.reasonCodes);
    if (reason === null) return;
    decide(
      () => i18next.t('decision:bulk.rejecting'),
      rows,
      (row) => ({
        act: 'reject',
        id: row.id,
        body: { result: 'rejected', ...reason, version: row.version, ...bulkAnswer(row) },
      }),
    );
    forgetDraft();
    onBegun();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={t('bulk.rejectTitle', { count })}
      description={labels.rejectEffect}
    >
      <form noValidate className="flex min-h-0 flex-1 flex-col" onSubmit={begin}>
        <DialogBody>
          <div className="flex flex-col gap-3">
            <div className="text-ink-muted">
              {count > 0 && <BulkFacts rows={rows} sums={labels.sums} />}
              {all > rejectable.length && (
                <p>{t('bulk.skippedReject', { count: all - rejectable.length })}</p>
              )}
            </div>
            <LeftOut of={split} />
            <RestoredDraft {...draft} />
            <ReasonFields control={control} codes={kind.reasonCodes} />
          </div>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <Button type="submit" variant="danger" disabled={count === 0}>
            {t('bulk.rejectConfirm', { count })}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
