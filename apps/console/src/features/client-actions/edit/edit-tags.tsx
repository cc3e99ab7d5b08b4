import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { tagOption, tagSearch, tagsMax } from '#/business/client-records/client-tags.tsx';
import { ownWrite, type WriteRequest } from '#/business/decision/review-calls.ts';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';
import { MultiSelectField } from '#/ui/form/multi-select.tsx';
import type { DialogProps } from '../action.ts';

type Draft = { add: readonly ComboboxOption[] };

const saveTags = ownWrite(
  async (sdk, { params: { path }, body }: WriteRequest<Schemas.ClientTagsChange>) =>
    unwrap(await sdk.POST('/client/admin/v1/tags/{id}', { params: { path }, body })),
  { topics: ['client'] },
);

const toDraft = ({ tags }: Schemas.Client): Draft => ({ add: tags.map((tag) => tagOption(tag)) });

function changesOf({ add: chosen }: Draft, { tags, version }: Schemas.Client) {
  const [had, wanted] = [new Set(tags.map((tag) => tagOption(tag).value)), new Set<string>()];
  for (const { value } of chosen) wanted.add(value);
  return {
    add: chosen.filter(({ value }) => !had.has(value)).map(({ label }) => label),
    remove: tags.filter((tag) => !wanted.has(tagOption(tag).value)),
    version,
  };
}

export function EditTags({ client, onClose }: DialogProps) {
  const { t } = useTranslation(['client-forms', 'client-actions']);
  const sdk = useSdk();
  const edit = useRecordForm({
    record: client,
    toDraft,
    labels: { add: t('client-actions:action.tags') },
    describe: ({ add }) => [
      { label: t('client-actions:action.tags'), text: add.map(({ label }) => label).join(' · ') },
    ],
    write: saveTags,
    done: ({ full_name: name }) => t('tags.done', { name }),
    prepare: (draft, seen) => ({ id: seen.id, body: changesOf(draft, seen) }),
  });
  return (
    <RecordForm
      of={edit}
      title={t('client-actions:action.tags')}
      description={t('client-actions:who', { name: client.full_name, username: client.username })}
      submit={t('edit.submit')}
      failed={t('client-actions:failed')}
      conflictTitle={t('client-actions:conflict')}
      onClose={onClose}
    >
      <MultiSelectField
        {...edit.field('add')}
        hint={t('tags.hint', { max: tagsMax })}
        placeholder={t('tags.search')}
        source={tagSearch(sdk, t('tags.new'))}
        max={tagsMax}
      />
    </RecordForm>
  );
}
