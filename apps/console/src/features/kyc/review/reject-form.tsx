import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { isKycReason, kycReasonCodes } from '#/kit/client/kyc-reasons.ts';
import { DecisionError } from '#/kit/decision/decision-error.tsx';
import { DecisionForm } from '#/kit/decision/decision-form.tsx';
import { RadioField } from '#/kit/form/radio-field.tsx';
import { landOnFields } from '#/kit/form/server-errors.ts';
import { TextareaField } from '#/kit/form/textarea-field.tsx';
import { useDraftForm } from '#/kit/form/use-draft-form.ts';
import type { DecisionStepProps } from './decision-step.ts';

const fields = ['reason_code', 'reason'] as const;

export function RejectForm({ kyc, busy, error, onSend, onCancel }: DecisionStepProps) {
  const { t } = useTranslation('kyc');
  const { control, handleSubmit, setError, forgetDraft } = useDraftForm(`reject kyc ${kyc.id}`, {
    reason_code: '',
    reason: '',
  });
  const chosen = useWatch({ control, name: 'reason_code' });
  useEffect(() => void landOnFields(error, fields, setError), [error, setError]);
  return (
    <DecisionForm
      title={t('reject.title', { name: kyc.client.full_name })}
      effect={t('reject.effect')}
      confirm={t('reject.confirm')}
      tone="danger"
      busy={busy}
      onCancel={onCancel}
      onSubmit={handleSubmit(({ reason_code: code, reason }) =>
        onSend(
          {
            id: kyc.id,
            body: {
              result: 'rejected',
              reason_code: isKycReason(code) ? code : null,
              reason: reason.trim() || null,
              version: kyc.version,
            },
          },
          forgetDraft,
        ),
      )}
    >
      <DecisionError error={error} />
      <RadioField
        control={control}
        name="reason_code"
        label={t('reject.code')}
        requiredMessage={t('reject.codeRequired')}
        options={kycReasonCodes.map((value) => ({ value, label: t(`reasonCode.${value}`) }))}
      />
      <TextareaField
        control={control}
        name="reason"
        label={t('reject.words')}
        hint={t('reject.wordsHint')}
        {...(chosen === 'other' && { requiredMessage: t('reject.wordsRequired') })}
        maxLength={500}
      />
    </DecisionForm>
  );
}
