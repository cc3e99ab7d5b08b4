import { useEffect } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { RadioField } from '#/ui/form/field/radio-field.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { landOnFields } from '#/ui/form/server-errors.ts';
import { useDraftForm } from '#/ui/form/use-draft-form.tsx';
import type { Decidable, DecisionStepProps, ReasonCode, ReasonLabels } from './decision-adapter.ts';
import { KeyMark, sendKeys } from './decision-buttons.tsx';
import { DecisionError } from './decision-error.tsx';
import { DecisionForm } from './decision-form.tsx';

/** Nothing is chosen or written yet. */
export const noReason = { reason_code: '', reason: '' };

export type ReasonValues = typeof noReason;

/** The form does not let anything other than a code through. */
export function reasonOf<Code extends ReasonCode>(
  { reason_code: chosen, reason }: ReasonValues,
  codes: readonly Code[],
): { reason_code: Code; reason: string | null } | null {
  const code = codes.find((known) => known === chosen);
  return code === undefined ? null : { reason_code: code, reason: reason.trim() || null };
}

/** Why records are rejected: one of the list, and words that the client will read. */
export function ReasonFields({
  control,
  codes,
  labels = {},
  asRadios = false,
}: {
  control: Control<ReasonValues>;
  codes: readonly ReasonCode[];
  labels?: ReasonLabels | undefined;
  asRadios?: boolean;
}) {
  const { t } = useTranslation('decision');
  const chosen = useWatch({ control, name: 'reason_code' });
  const code = {
    control,
    name: 'reason_code',
    label: t('reject.code'),
    requiredMessage: t('reject.codeRequired'),
    options: codes.map((value) => ({ value, label: labels[value] ?? t(`reasonCode.${value}`) })),
  } as const;
  return (
    <>
      {asRadios ? (
        <RadioField {...code} />
      ) : (
        <SelectField {...code} placeholder={t('reject.codeHint')} />
      )}
      <TextareaField
        control={control}
        name="reason"
        label={t('reject.words')}
        hint={t('reject.wordsHint')}
        // A code says why; only the last of them says nothing.
        {...(chosen === 'other' && { requiredMessage: t('reject.wordsRequired') })}
        maxLength={500}
      />
    </>
  );
}

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
