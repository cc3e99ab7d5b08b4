import { signatureOf } from '#/business/decision/two-people/signature.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { ignoreRepeats } from '#/ui/controls/escape.ts';
import { RestoredDraft, useDraftForm } from '#/ui/form/use-draft-form.tsx';
import { confirmLook } from '#/ui/overlay/alert-dialog.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/ui/overlay/dialog.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import type { DecidableAmount, ReasonCode } from '../decision-adapter.ts';
import { noReason, ReasonFields, type ReasonValues, reasonOf } from '../reject-form.tsx';
import { BulkFacts, type BulkFormProps, Denied } from './bulk-facts.tsx';
import { LeftOut, useBulkDecision } from './use-bulk-decision.tsx';
import { useRiskSplit } from './use-risk-split.ts';

export function BulkApproval<Row extends DecidableAmount, Code extends ReasonCode>({
  bulk,
  rows: approvable,
  denied,
  onBegun,
  onCancel,
}: BulkFormProps<Row, Code>) {
  const { t } = useTranslation(['decision', 'two-people']);
  const decide = useBulkDecision(bulk);
  const { say, sums } = bulk;
  const split = useRiskSplit(approvable);
  const rows = split.included;
  const count = rows.length;
  const { id: userId } = useSessionUser();
  const own = rows.filter(({ maker }) => maker?.id === userId).length;
  const firsts = rows.filter((row) => signatureOf(row, 'approve') === 'first').length;
  const isOdd = own > 0 || rows.some(({ risk }) => risk === 'look');
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={(next) => !next && onCancel()}
      title={say('bulk.approveTitle', { count })}
      description={`${say('bulk.approveEffect', { count })} ${t('bulk.oneByOne')}`}
    >
      <DialogBody>
        <div className="flex flex-col gap-3">
          <div className="text-ink-muted">
            {count > 0 && <BulkFacts rows={rows} sums={sums} />}
            {own > 0 && (
              <p className="font-medium text-warning-text">{t('bulk.own', { count: own })}</p>
            )}
            {firsts > 0 && (
              <p className="font-medium text-warning-text">
                {t('two-people:sign.many', { count: firsts })}
              </p>
            )}
          </div>
          <LeftOut of={split} />
          <Denied rows={denied}>{t('bulk.skippedApprove', { count: denied.length })}</Denied>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button
          {...confirmLook(isOdd ? 'warning' : 'primary')}
          disabled={count === 0}
          onKeyDown={ignoreRepeats}
          onClick={() => {
            decide(rows, { result: 'approved' });
            onBegun();
          }}
        >
          {say('bulk.approveConfirm', { count })}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

export function BulkRejection<Row extends DecidableAmount, Code extends ReasonCode>({
  bulk,
  rows: rejectable,
  denied,
  onBegun,
  onCancel,
}: BulkFormProps<Row, Code>) {
  const { t } = useTranslation('decision');
  const decide = useBulkDecision(bulk);
  const { kind, tableId, say, sums } = bulk;
  const split = useRiskSplit(rejectable);
  const rows = split.included;
  const count = rows.length;
  const { control, handleSubmit, forgetDraft, draft } = useDraftForm<ReasonValues>(
    `reject many ${tableId}`,
    noReason,
  );
  const begin = handleSubmit((values) => {
    const reason = reasonOf(values, kind.reasonCodes);
    if (reason === null) return;
    decide(rows, { result: 'rejected', ...reason });
    forgetDraft();
    onBegun();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={t('bulk.rejectTitle', { count })}
      description={say('bulk.rejectEffect', { count })}
    >
      <form noValidate className="flex min-h-0 flex-1 flex-col" onSubmit={begin}>
        <DialogBody>
          <div className="flex flex-col gap-3">
            <div className="text-ink-muted">
              {count > 0 && <BulkFacts rows={rows} sums={sums} />}
            </div>
            <LeftOut of={split} />
            <Denied rows={denied}>{t('bulk.skippedReject', { count: denied.length })}</Denied>
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
