import { useEffect } from 'react';
import { landOnFields } from '#/shared/form/server-errors.ts';
import { TextareaField } from '#/shared/form/textarea-field.tsx';
import { useDraftForm } from '#/shared/form/use-draft-form.ts';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { DecisionError } from './decision-error.tsx';
import { DecisionForm } from './decision-form.tsx';
import type { Decidable, ReasonCode } from './decision-kind.ts';
import type { DecisionStepProps, DecisionWords } from './decision-step.ts';

const fields = ['reason'] as const;

export type RollbackFormProps<Row extends Decidable, Code extends ReasonCode> = DecisionStepProps<
  Row,
  Code
> & { rollback: NonNullable<DecisionWords['rollback']> };

export function RollbackForm<Row extends Decidable, Code extends ReasonCode>({
  record: { id, version },
  rollback,
  busy,
  error,
  onSend,
  onCancel,
}: RollbackFormProps<Row, Code>) {
  const { t } = useTranslation('decision');
  const { control, handleSubmit, setError, forgetDraft } = useDraftForm(`rollback ${id}`, {
    reason: '',
  });
  useEffect(() => void landOnFields(error, fields, setError), [error, setError]);
  return (
    <DecisionForm
      {...rollback}
      confirm={t('rollback.confirm')}
      tone="danger"
      busy={busy}
      onCancel={onCancel}
      onSubmit={handleSubmit(({ reason }) =>
        onSend({ act: 'rollback', id, body: { reason: reason.trim(), version } }, forgetDraft),
      )}
    >
      <DecisionError error={error} />
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
