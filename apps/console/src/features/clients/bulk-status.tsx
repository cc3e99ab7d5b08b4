import { useForm } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { BulkDialog, type BulkDialogProps, useBegin } from './bulk-dialog.tsx';

type Status = 'locked' | 'unlocked';

function StatusDialog({ status, ...props }: BulkDialogProps & { status: Status }) {
  const { t } = useTranslation('client-bulk');
  const rows = props.rows.filter(({ locked }) => locked !== (status === 'locked'));
  const begin = useBegin({ ...props, rows });
  const [count, others] = [rows.length, props.rows.length - rows.length];
  const { control, handleSubmit } = useForm({ defaultValues: { reason: '' } });
  return (
    <BulkDialog
      {...props}
      rows={rows}
      title={t(`${status}.title`, { count })}
      about={t(`${status}.about`)}
      confirm={t(`${status}.confirm`, { count })}
      onSubmit={handleSubmit(({ reason }) =>
        begin('setClientStatus', { status, reason: reason.trim() }),
      )}
    >
      {others > 0 && <p className="text-ink-muted">{t(`${status}.others`, { count: others })}</p>}
      <TextareaField
        control={control}
        name="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        requiredMessage={t('reasonRequired')}
        maxLength={500}
      />
    </BulkDialog>
  );
}

export const LockDialog = (props: BulkDialogProps) => <StatusDialog {...props} status="locked" />;

export const UnlockDialog = (props: BulkDialogProps) => (
  <StatusDialog {...props} status="unlocked" />
);
