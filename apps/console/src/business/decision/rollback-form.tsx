import { useEffect } from 'react';
import { signatureOf } from '#/business/decision/two-people/signature.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { landOnFields } from '#/ui/form/server-errors.ts';
import { useDraftForm } from '#/ui/form/use-draft-form.tsx';
import type {
  Decidable,
  DecisionLabels,
  DecisionStepProps,
  ReasonCode,
} from './decision-adapter.ts';
import { KeyMark, sendKeys } from './decision-buttons.tsx';
import { DecisionError } from './decision-error.tsx';
import { DecisionForm } from './decision-form.tsx';
import { SignatureNote } from './signature-note.tsx';

const fields = ['reason'] as const;

export type RollbackFormProps<
  Row extends Decidable,
  Code extends ReasonCode,
  Input extends object,
> = DecisionStepProps<Row, Code, Input> & { rollback: NonNullable<DecisionLabels['rollback']> };

export function RollbackForm<Row extends Decidable, Code extends ReasonCode, Input extends object>({
  record,
  rollback,
  busy,
  error,
  staleNotice,
  onSend,
  onCancel,
}: RollbackFormProps<Row, Code, Input>) {
  const { t } = useTranslation(['decision', 'two-people']);
  const { id, version } = record;
  const { control, handleSubmit, setError, forgetDraft, draft } = useDraftForm(`rollback ${id}`, {
    reason: '',
  });
  useEffect(() => void landOnFields(error, fields, setError), [error, setError]);
  return (
    <DecisionForm
      {...rollback}
      confirm={
        <>
          {t(
            signatureOf(record, 'rollback') === 'first'
              ? 'two-people:sign.confirmFirst'
              : 'rollback.confirm',
          )}
          <KeyMark>{sendKeys}</KeyMark>
        </>
      }
      tone="danger"
      busy={busy}
      staleNotice={staleNotice}
      draft={draft}
      onCancel={onCancel}
      onSubmit={handleSubmit(({ reason }) =>
        onSend({ act: 'rollback', id, body: { reason: reason.trim(), version } }, forgetDraft),
      )}
    >
      <DecisionError error={error} />
      <SignatureNote record={record} act="rollback" />
      <TextareaField
        control={control}
        name="reason"
        label={t('rollback.words')}
        hint={t('rollback.wordsHint')}
        requiredMessage={t('rollback.wordsRequired')}
        maxLength={500}
      />
    </DecisionForm>
  );
}
