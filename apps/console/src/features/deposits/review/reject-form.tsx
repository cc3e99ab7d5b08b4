import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#/shared/form/select-field.tsx';
import { landOnFields } from '#/shared/form/server-errors.ts';
import { TextareaField } from '#/shared/form/textarea-field.tsx';
import { useDraftForm } from '#/shared/form/use-draft-form.ts';
import { DecisionError } from './decision-error.tsx';
import { DecisionForm } from './decision-form.tsx';
import type { DecisionStepProps } from './decision-step.ts';
import { isReasonCode, reasonCodes } from './reason-codes.ts';

const fields = ['reason_code', 'reason'] as const;

export function RejectForm({ detail, busy, error, onSend, onCancel }: DecisionStepProps) {
  const { t } = useTranslation('deposit');
  const { deposit } = detail;
  const { control, handleSubmit, setError, forgetDraft } = useDraftForm(`reject ${deposit.id}`, {
    reason_code: '',
    reason: '',
  });
  useEffect(() => void landOnFields(error, fields, setError), [error, setError]);
  return (
    <DecisionForm
      title={t('reject.title')}
      effect={t('reject.effect')}
      confirm={t('reject.confirm')}
      busy={busy}
      onCancel={onCancel}
      onSubmit={handleSubmit(({ reason_code: code, reason }) =>
        onSend(
          {
            act: 'reject',
            id: deposit.id,
            body: {
              result: 'rejected',
              reason_code: isReasonCode(code) ? code : null,
              reason: reason.trim(),
              version: deposit.version,
            },
          },
          forgetDraft,
        ),
      )}
    >
      <DecisionError error={error} />
      <SelectField
        control={control}
        name="reason_code"
        label={t('reject.code')}
        placeholder={t('reject.codeHint')}
        requiredMessage={t('reject.codeRequired')}
        options={reasonCodes.map((value) => ({ value, label: t(`reasonCode.${value}`) }))}
      />
      <TextareaField
        control={control}
        name="reason"
        label={t('reject.words')}
        hint={t('reject.wordsHint')}
        requiredMessage={t('reject.wordsRequired')}
        maxLength={500}
      />
    </DecisionForm>
  );
}
