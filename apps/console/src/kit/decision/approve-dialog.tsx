import { useForm } from 'react-hook-form';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { signatureOf } from '#/kit/decision/two-people/signature.ts';
import { TextareaField } from '#/kit/form/textarea-field.tsx';
import { AlertDialog } from '#/kit/overlay/alert-dialog.tsx';
import type { Decidable, ReasonCode } from './decision-kind.ts';
import type { DecisionStepProps } from './decision-step.ts';
import { SignatureNote } from './signature-note.tsx';

/** Repeats in words what approving does, to whom and with how much, before it is done. */
export function ApproveDialog<Row extends Decidable, Code extends ReasonCode>({
  record,
  words: { approve },
  busy,
  onSend,
  onCancel,
  open,
}: DecisionStepProps<Row, Code> & { open: boolean }) {
  const { t } = useTranslation(['decision', 'two-people', 'kit']);
  const { id, version, client, risk } = record;
  const { control, handleSubmit } = useForm({ defaultValues: { override: '' } });
  const overrides = risk === 'stop';
  const send = handleSubmit(({ override }) =>
    onSend({
      act: 'approve',
      id,
      body: { result: 'approved', version, ...(overrides && { override_reason: override.trim() }) },
    }),
  );
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      busy={busy}
      title={approve.title}
      description={
        <>
          <p>{t('approve.client', { name: client.full_name, username: client.username })}</p>
          {client.fake && <p>{t('approve.robot')}</p>}
          {approve.effect}
          <SignatureNote record={record} act="approve" />
        </>
      }
      confirm={
        signatureOf(record, 'approve') === 'first'
          ? t('two-people:sign.confirmFirst')
          : approve.confirm
      }
      tone={overrides ? 'danger' : 'primary'}
      onConfirm={() => void send()}
    >
      {overrides && (
        <TextareaField
          control={control}
          name="override"
          label={t('kit:override.label')}
          hint={t('kit:override.hint')}
          requiredMessage={t('kit:override.required')}
          maxLength={500}
        />
      )}
    </AlertDialog>
  );
}
