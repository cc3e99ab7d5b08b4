import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { type Control, useFormState } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { isPhone } from '#/ui/form/contact.ts';
import { DateField } from '#/ui/form/field/date-field.tsx';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { TextField } from '#/ui/form/field/text-field.tsx';
import type { NomineesDraft } from './nominee-draft.ts';
import { isShare } from './shares.ts';

const earliest = '1900-01-01';

export function NomineeRow({
  control,
  at,
  onRemove,
}: {
  control: Control<NomineesDraft>;
  at: number;
  onRemove: () => void;
}) {
  const { t } = useTranslation('client-forms');
  const id = useId();
  const name = `nominees.${at}` as const;
  // Masked: what is not typed anew stays.
  const { defaultValues } = useFormState({ control });
  const isKept = (typed: string) =>
    defaultValues?.nominees?.some((one) => one?.phone === typed) ?? false;
  const place = at + 1;
  return (
    <li aria-labelledby={id} className="rounded-md border border-line p-3">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 id={id} className="font-medium">
          {t('nominee.place', { place })}
        </h3>
        <IconButton size="sm" label={t('nominee.remove', { place })} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        <TextField
          control={control}
          name={`${name}.name`}
          label={t('nominee.name')}
          requiredMessage={t('nominee.nameRequired')}
          maxLength={120}
        />
        <TextField
          control={control}
          name={`${name}.relationship`}
          label={t('nominee.relationship')}
          requiredMessage={t('nominee.relationshipRequired')}
          maxLength={60}
        />
        <NumberField
          control={control}
          name={`${name}.share`}
          label={t('nominee.share')}
          requiredMessage={t('nominee.shareRequired')}
          check={(typed) => (isShare(typed) ? null : t('nominee.shareInvalid'))}
          decimals={2}
          unit="%"
        />
        <TextField
          control={control}
          name={`${name}.phone`}
          label={t('nominee.phone')}
          hint={t('nominee.phoneHint')}
          check={(typed) => (isKept(typed) || isPhone(typed) ? null : t('phoneInvalid'))}
          maxLength={24}
        />
        <DateField
          control={control}
          name={`${name}.dob`}
          label={t('nominee.dob')}
          hint={t('nominee.dobHint')}
          min={earliest}
          max={new Date().toISOString().slice(0, 10)}
        />
      </div>
    </li>
  );
}
