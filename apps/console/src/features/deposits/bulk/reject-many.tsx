import { useTranslation } from 'react-i18next';
import { useDraftForm } from '#/shared/form/use-draft-form.ts';
import { Button } from '#/shared/ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#/shared/ui/dialog.tsx';
import { isReasonCode } from '../review/reason-codes.ts';
import { ReasonFields } from '../review/reason-fields.tsx';
import type { ManyProps } from './approve-many.tsx';
import { BulkFacts } from './bulk-facts.tsx';
import { useDecideMany } from './use-decide-many.ts';

/** One reason for all of them, which every client will read. */
export function RejectMany({ rows, all, onBegun, onCancel }: ManyProps) {
  const { t } = useTranslation('deposit');
  const decide = useDecideMany();
  const count = rows.length;
  const { control, handleSubmit, forgetDraft } = useDraftForm('reject deposits', {
    reason_code: '',
    reason: '',
  });
  const begin = handleSubmit(({ reason_code: code, reason }) => {
    decide(t('bulk.rejecting'), rows, ({ id, version }) => ({
      act: 'reject',
      id,
      body: {
        result: 'rejected',
        reason_code: isReasonCode(code) ? code : null,
        reason: reason.trim(),
        version,
      },
    }));
    forgetDraft();
    onBegun();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={t('bulk.rejectTitle', { count })}
      description={t('bulk.rejectEffect')}
    >
      <form noValidate className="flex min-h-0 flex-1 flex-col" onSubmit={begin}>
        <DialogBody>
          <div className="flex flex-col gap-3">
            <div className="text-ink-muted">
              <BulkFacts rows={rows} />
              {all > count && <p>{t('bulk.skippedReject', { count: all - count })}</p>}
            </div>
            <ReasonFields control={control} />
          </div>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onCancel}>{t('decide.cancel')}</Button>
          <Button type="submit" variant="danger">
            {t('bulk.rejectConfirm', { count })}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
