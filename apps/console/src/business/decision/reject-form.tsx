import { useEffect } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { landOnFields } from '#/ui/form/server-errors.ts';
import { useDraftForm } from '#/ui/form/use-draft-form.tsx';
import type { Decidable, ReasonCode } from './decision-adapter.ts';
import { DecisionError } from './decision-error.tsx';
import { DecisionForm } from './decision-form.tsx';
import type { DecisionStepProps } from './decision-step.ts';
import { KeyMark, sendKeys } from './key-mark.tsx';
import { noReason, ReasonFields, type ReasonValues, reasonOf } from './reason-fields.tsx';

const fields = ['reason_code', 'reason'] as const;

export function RejectForm<Row extends Decidable, Code extends ReasonCode, Input extends object>({
  kind: { reasonCodes, inPane },
  record: { id, version },
  labels: {
    reject: { reasonLabels, ...reject },
  },
  busy,
  error,
  overtaken,
  onSend,
  onCancel,
}: DecisionStepProps<Row, Code, Input>) {
  const { t } = useTranslation('decision');
  const { control, handleSubmit, setError, forgetDraft, draft } = useDraftForm<ReasonValues>(
    `reject ${id}`,
    noReason,
  );
  useEffect(() => void landOnFields(error, fields, setError), [error, setError]);
  return (
    <DecisionForm
      {...reject}
      confirm={
        <>
          {t('reject.confirm')}
          <KeyMark>{sendKeys}</KeyMark>
        </>
      }
      tone="danger"
      busy={busy}
      overtaken={overtaken}
      draft={draft}
      onCancel={onCancel}
      onSubmit={handleSubmit((values) => {
        const reason = reasonOf(values, reasonCodes);
        if (reason === null) return;
        onSend(
          { act: 'reject', id, body: { result: 'rejected', ...reason, version } },
          forgetDraft,
        );
      })}
    >
      <DecisionError error={error} />
      <ReasonFields
        control={control}
        codes={reasonCodes}
        labels={reasonLabels}
        {...(inPane && { asRadios: true })}
      />
    </DecisionForm>
  );
}
