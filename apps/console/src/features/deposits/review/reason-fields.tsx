import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#/shared/form/select-field.tsx';
import { TextareaField } from '#/shared/form/textarea-field.tsx';
import { reasonCodes } from './reason-codes.ts';

/** Why deposits are rejected: one of the list, and words that the client will read. */
export function ReasonFields({
  control,
}: {
  control: Control<{ reason_code: string; reason: string }>;
}) {
  const { t } = useTranslation('deposit');
  return (
    <>
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
    </>
  );
}
