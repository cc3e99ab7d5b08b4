import { type ReactNode, useEffect } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { RadioField, valuesIn } from '#/ui/form/field/radio-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { landOnFields } from '#/ui/form/server-errors.ts';
import { useDraftForm } from '#/ui/form/use-draft-form.tsx';
import type { Decidable, DecisionStepProps, ReasonCode, ReasonLabels } from './decision-adapter.ts';
import { KeyMark } from './decision-buttons.tsx';
import { DecisionError } from './decision-error.tsx';
import { DecisionForm, type DecisionFormProps } from './decision-form.tsx';

export const noReason = { reason_code: '', reason: '' };

export type ReasonValues = typeof noReason;

/** The form does not let anything other than codes through. The first of several is `reason_code`. */
export function reasonOf<Code extends ReasonCode>(
  { reason_code: chosen, reason }: ReasonValues,
  codes: readonly Code[],
): { reason_code: Code; reason: string | null; reason_codes?: Code[] } | null {
  const named = valuesIn(chosen);
  const found = codes.filter((known) => named.includes(known));
  const [code] = found;
  if (code === undefined) return null;
  return {
    reason_code: code,
    reason: reason.trim() || null,
    ...(found.length > 1 && { reason_codes: found }),
  };
}

export function ReasonFields({
  control,
  codes,
  labels = {},
  several = false,
  toStaff = false,
}: {
  control: Control<ReasonValues>;
  codes: readonly ReasonCode[];
  labels?: ReasonLabels | undefined;
  several?: boolean | undefined;
  toStaff?: boolean;
}) {
  const { t } = useTranslation('decision');
  const chosen = useWatch({ control, name: 'reason_code' });
  return (
    <>
      <RadioField
        digits
        several={several}
        control={control}
        name="reason_code"
        label={t(several ? 'reject.codes' : 'reject.code')}
        requiredMessage={t('reject.codeRequired')}
        options={codes.map((value) => ({
          value,
          label: labels[value] ?? t(`reasonCode.${value}`),
        }))}
      />
      <TextareaField
        control={control}
        name="reason"
        label={t('reject.words')}
        {...(!toStaff && { hint: t('reject.wordsHint') })}
        // A code says why; only the last of them says nothing.
        {...(chosen === 'other' && { requiredMessage: t('reject.wordsRequired') })}
        maxLength={500}
      />
    </>
  );
}

const fields = ['reason_code', 'reason'] as const;

export function ReasonForm<Code extends ReasonCode>({
  draftName,
  codes,
  labels,
  several,
  toStaff = false,
  error,
  failed,
  onReason,
  ...form
}: Omit<DecisionFormProps, 'confirm' | 'tone' | 'draft' | 'onSubmit' | 'children'> &
  Pick<Parameters<typeof ReasonFields>[0], 'labels' | 'several' | 'toStaff'> & {
    draftName: string;
    codes: readonly Code[];
    error: Error | null;
    failed: (typed: string) => ReactNode;
    onReason: (reason: NonNullable<ReturnType<typeof reasonOf<Code>>>, onSent: () => void) => void;
  }) {
  const { t } = useTranslation('decision');
  const { control, handleSubmit, setError, forgetDraft, draft, getValues } =
    useDraftForm<ReasonValues>(draftName, noReason);
  useEffect(() => void landOnFields(error, fields, setError), [error, setError]);
  return (
    <DecisionForm
      {...form}
      confirm={
        <>
          {t('reject.confirm')}
          <KeyMark>↵</KeyMark>
        </>
      }
      tone="danger"
      draft={draft}
      onSubmit={handleSubmit((values) => {
        const reason = reasonOf(values, codes);
        if (reason !== null) onReason(reason, forgetDraft);
      })}
    >
      {failed(getValues('reason'))}
      <ReasonFields {...{ control, codes, labels, several, toStaff }} />
    </DecisionForm>
  );
}

export function RejectForm<Row extends Decidable, Code extends ReasonCode, Input extends object>({
  kind: { reasonCodes, severalReasons },
  record: { id, version },
  labels: {
    reject: { reasonLabels, ...reject },
  },
  error,
  onSend,
  ...form
}: DecisionStepProps<Row, Code, Input>) {
  return (
    <ReasonForm
      {...{ ...form, ...reject, error }}
      draftName={`reject ${id}`}
      codes={reasonCodes}
      labels={reasonLabels}
      several={severalReasons}
      failed={() => <DecisionError error={error} />}
      onReason={(reason, onSent) =>
        onSend({ act: 'reject', id, body: { result: 'rejected', ...reason, version } }, onSent)
      }
    />
  );
}
