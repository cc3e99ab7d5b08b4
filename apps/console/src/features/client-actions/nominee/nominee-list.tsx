import { Plus } from 'lucide-react';
import { type Control, useFieldArray } from 'react-hook-form';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { blankNominee, type NomineesDraft, nomineesMax } from './nominee-draft.ts';
import { NomineeRow } from './nominee-row.tsx';
import { SharesTotal } from './shares-total.tsx';

/** The beneficiaries as they are typed, and what their shares come to. */
export function NomineeList({ control }: { control: Control<NomineesDraft> }) {
  const { t } = useTranslation('client-forms');
  const { fields, append, remove } = useFieldArray({ control, name: 'nominees' });
  return (
    <>
      {fields.length === 0 && <p className="text-ink-muted">{t('nominee.none')}</p>}
      <ol className="flex flex-col gap-3">
        {fields.map(({ id }, at) => (
          <NomineeRow key={id} control={control} at={at} onRemove={() => remove(at)} />
        ))}
      </ol>
      {fields.length < nomineesMax && (
        <Button className="self-start" onClick={() => append(blankNominee)}>
          <Plus aria-hidden="true" />
          {t('nominee.add')}
        </Button>
      )}
      <SharesTotal control={control} />
    </>
  );
}
