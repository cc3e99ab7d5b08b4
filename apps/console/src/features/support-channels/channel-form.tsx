import type { Schemas } from '@brokerdesk/sdk';
import { useWatch } from 'react-hook-form';
import { PlannedChanges } from '#/business/record/planned-changes.tsx';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { TextField } from '#/ui/form/field/text-field.tsx';
import { saveChannel, toChannel, toChannelDraft } from './channel-draft.ts';
import { channelKinds, channelLanguages } from './channel-list.ts';

export function ChannelForm({
  channel,
  onClose,
}: {
  channel: Schemas.SupportChannel | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('service');
  const labels = {
    kind: t('column.kind'),
    name: t('column.name'),
    value: t('column.value'),
    language: t('column.language'),
    hours: t('column.hours'),
    weight: t('column.weight'),
  };
  const edit = useRecordForm({
    record: channel,
    toDraft: toChannelDraft,
    labels,
    describe: ({ kind, language, ...draft }) => [
      { label: labels.kind, text: kind && t(`kind.${kind}`) },
      { label: labels.language, text: language && t(`language.${language}`) },
      ...(['name', 'value', 'hours', 'weight'] as const).map((name) => ({
        label: labels[name],
        text: draft[name].trim(),
      })),
    ],
    write: saveChannel,
    done: ({ name }) => t(channel ? 'edit.done' : 'create.done', { name }),
    prepare: (draft, seen) => {
      const body = toChannel(draft);
      return body && { seen, body };
    },
    ...(channel === null && { draft: 'support-channel' }),
  });
  const { field } = edit;
  const kind = useWatch({ control: edit.form.control, name: 'kind' });
  return (
    <RecordForm
      of={edit}
      title={t(channel ? 'edit.title' : 'create.title')}
      description={t('form.about')}
      submit={t(channel ? 'edit.submit' : 'create.submit')}
      failed={t('form.failed')}
      onClose={onClose}
    >
      <Notice tone="info" title={t(channel ? 'edit.twoPeople' : 'create.twoPeople')} />
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        <SelectField
          {...field('kind')}
          requiredMessage={t('form.kindRequired')}
          placeholder={t('form.choose')}
          options={channelKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <SelectField
          {...field('language')}
          requiredMessage={t('form.languageRequired')}
          placeholder={t('form.choose')}
          options={channelLanguages.map((value) => ({ value, label: t(`language.${value}`) }))}
        />
        <TextField {...field('name')} requiredMessage={t('form.nameRequired')} maxLength={60} />
        <NumberField
          {...field('weight')}
          hint={t('form.weightHint')}
          requiredMessage={t('form.weightRequired')}
          min="0"
          max="10000"
        />
        <div className="md:col-span-2">
          <TextField
            {...field('value')}
            {...(kind !== '' && { hint: t(`form.valueHint.${kind}`) })}
            requiredMessage={t('form.valueRequired')}
            check={(typed) =>
              kind === 'url' && !(typed.startsWith('https://') && URL.canParse(typed))
                ? t('form.linkWrong')
                : null
            }
            maxLength={300}
          />
        </div>
        <TextField {...field('hours')} hint={t('form.hoursHint')} maxLength={80} />
      </div>
      {channel !== null && <PlannedChanges of={edit} />}
    </RecordForm>
  );
}
