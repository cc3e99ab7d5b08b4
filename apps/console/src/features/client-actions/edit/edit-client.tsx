import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { clientLanguages } from '#/business/client/client-query.ts';
import { kycOfClientQuery } from '#/business/client-records/client-records.ts';
import { ownWrite, type WriteRequest } from '#/business/decision/review-calls.ts';
import { PlannedChanges } from '#/business/record/planned-changes.tsx';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { isEmail, isPhone } from '#/ui/form/contact.ts';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { RadioField } from '#/ui/form/field/radio-field.tsx';
import { TextareaField, TextField } from '#/ui/form/field/text-field.tsx';
import { useCan } from '#/ui/permission.tsx';
import type { DialogProps } from '../action.ts';
import { type ClientDraft, toClientDraft, toClientUpdate } from './client-draft.ts';

const standing = [
  ['vip_level', '20'],
  ['score', '1000'],
] as const;

function EditFields({
  control,
  client,
}: {
  control: Control<ClientDraft>;
  client: Schemas.Client;
}) {
  const { t } = useTranslation(['client-forms', 'client-profile']);
  const { data: check, isPending } = useQuery(kycOfClientQuery(useSdk(), client.id));
  // A check that was approved once keeps the name, whatever became of a later one.
  const isVerified = check?.timeline.some(({ action }) => action === 'approved') ?? false;
  const setsStanding = useCan('config', 'client');
  const field = <Name extends keyof ClientDraft>(name: Name) => ({
    // i18next finds no message for a generic name.
    ...{ control, name, label: t(`edit.${name as keyof ClientDraft}`) },
  });
  const kept = (masked: string) => t('edit.kept', { masked: masked || t('edit.nothing') });
  return (
    <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
      <div className="md:col-span-2">
        <TextField
          {...field('full_name')}
          requiredMessage={t('edit.nameRequired')}
          maxLength={120}
          readOnly={isPending || isVerified}
          {...(isVerified && { hint: t('edit.nameVerified') })}
        />
      </div>
      <TextField
        {...field('mobile')}
        hint={kept(client.mobile)}
        check={(typed) => (isPhone(typed) ? null : t('phoneInvalid'))}
        maxLength={24}
      />
      <TextField
        {...field('email')}
        hint={kept(client.email)}
        check={(typed) => (isEmail(typed) ? null : t('edit.emailInvalid'))}
        maxLength={254}
      />
      {standing.map(([name, max]) =>
        setsStanding ? (
          <NumberField
            key={name}
            {...field(name)}
            requiredMessage={t('edit.numberRequired')}
            min="0"
            max={max}
          />
        ) : (
          <TextField
            key={name}
            {...field(name)}
            requiredMessage={t('edit.numberRequired')}
            hint={t('edit.supervisorOnly')}
            readOnly
          />
        ),
      )}
      <RadioField
        {...field('language')}
        options={clientLanguages.map((value) => ({
          value,
          label: t(`client-profile:language.${value}`),
        }))}
      />
      <div className="md:col-span-2">
        <TextareaField {...field('remark')} hint={t('edit.remarkHint')} maxLength={500} />
      </div>
    </div>
  );
}

const saveClient = ownWrite(
  async (sdk, { params: { path }, body }: WriteRequest<Schemas.ClientUpdate>) =>
    unwrap(await sdk.PUT('/client/admin/v1/{id}', { params: { path }, body })),
  { topics: ['client'] },
);

const fields = [
  'full_name',
  'mobile',
  'email',
  'vip_level',
  'score',
  'language',
  'remark',
] as const satisfies readonly (keyof ClientDraft)[];

export function EditClient({ client, onClose }: DialogProps) {
  const { t } = useTranslation(['client-forms', 'client-actions', 'client-profile']);
  const edit = useRecordForm({
    record: client,
    toDraft: toClientDraft,
    fields,
    describe: (draft, { mobile, email }) => {
      const shown = {
        ...{ ...draft, mobile: draft.mobile || mobile, email: draft.email || email },
        language: t(`client-profile:language.${draft.language}`),
      };
      return fields.map((name) => ({ label: t(`edit.${name}`), text: shown[name].trim() }));
    },
    write: saveClient,
    done: ({ full_name: name }) => t('edit.done', { name }),
    prepare: (draft, { id, version }) => ({ id, body: toClientUpdate(draft, version) }),
  });
  return (
    <RecordForm
      of={edit}
      title={t('client-actions:action.edit')}
      description={t('client-actions:who', { name: client.full_name, username: client.username })}
      submit={t('edit.submit')}
      failed={t('client-actions:failed')}
      conflictTitle={t('client-actions:conflict')}
      onClose={onClose}
    >
      <EditFields control={edit.form.control} client={edit.seen ?? client} />
      <PlannedChanges of={edit} />
    </RecordForm>
  );
}
