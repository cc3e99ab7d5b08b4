import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { RadioField } from '#/ui/form/field/radio-field.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import type { ReasonCode, ReasonLabels } from './decision-adapter.ts';

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
