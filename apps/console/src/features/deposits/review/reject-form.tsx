import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { landOnFields } from '#/shared/form/server-errors.ts';
import { useDraftForm } from '#/shared/form/use-draft-form.ts';
import { DecisionError } from './decision-error.tsx';
import { DecisionForm } from './decision-form.tsx';
import type { DecisionStepProps } from './decision-step.ts';
import { isReasonCode } from './reason-codes.ts';
import { ReasonFields } from './reason-fields.tsx';

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
      <ReasonFields control={control} />
    </DecisionForm>
  );
}
