import { CircleAlert, Plus } from 'lucide-react';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { blankNominee, type NomineesDraft, nomineesMax } from './nominee-draft.ts';
import { NomineeRow } from './nominee-row.tsx';
import { sumShares } from './shares.ts';

/** The sum of the shares, with an error above 100%. */
function SharesTotal({ control }: { control: Control<NomineesDraft> }) {
  const { t } = useTranslation('client-forms');
  const nominees = useWatch({ control, name: 'nominees' });
  if (nominees.length === 0) return null;
  const { total, left, over } = sumShares(nominees.map(({ share }) => share));
  return (
    <div className="rounded-md border border-line bg-sunken px-3 py-2">
      <p>
        <strong className="font-semibold">{t('nominee.total', { total })}</strong>
        {!over && <span className="ml-2 text-ink-muted">{t('nominee.left', { left })}</span>}
      </p>
      {over && (
        <p role="alert" className="mt-1 flex items-start gap-1 text-danger-text">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          {t('nominee.over')}
        </p>
      )}
    </div>
  );
}

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
