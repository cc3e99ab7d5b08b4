import i18next from 'i18next';
import { useForm } from 'react-hook-form';
import { tagOption, tagSearch, tagsMax } from '#/business/client-records/client-tags.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';
import { MultiSelectField } from '#/ui/form/multi-select.tsx';
import { BulkDialog, type BulkDialogProps, useBegin } from './bulk-dialog.tsx';

type Draft = { add: readonly ComboboxOption[]; remove: readonly ComboboxOption[] };

const namesOf = (options: readonly ComboboxOption[]) => options.map(({ label }) => label);

export function TagsDialog(props: BulkDialogProps) {
  const { t } = useTranslation('client-bulk');
  const sdk = useSdk();
  const begin = useBegin(props);
  const count = props.rows.length;
  const { control, handleSubmit, setError } = useForm<Draft>({
    defaultValues: { add: [], remove: [] },
  });
  const had = new Map(
    props.rows.flatMap(({ tags }) => tags.map((tag) => [tagOption(tag).value, tagOption(tag)])),
  );
  return (
    <BulkDialog
      {...props}
      title={t('tags.title', { count })}
      about={t('tags.about', { max: tagsMax })}
      confirm={t('tags.confirm', { count })}
      onSubmit={handleSubmit(({ add, remove }) => {
        if (add.length + remove.length === 0) {
          setError('add', { message: i18next.t('client-bulk:tags.required') });
          return;
        }
        begin('changeClientTags', { add: namesOf(add), remove: namesOf(remove) });
      })}
    >
      <MultiSelectField
        control={control}
        name="add"
        label={t('tags.add')}
        placeholder={t('tags.search')}
        source={tagSearch(sdk, t('tags.new'))}
        max={tagsMax}
      />
      {had.size > 0 && (
        <MultiSelectField
          control={control}
          name="remove"
          label={t('tags.remove')}
          placeholder={t('tags.removeSearch')}
          source={[...had.values()]}
          max={tagsMax}
        />
      )}
    </BulkDialog>
  );
}
