import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { CircleAlert, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { type Control, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { nomineesQuery } from '#/business/client-records/client-records.ts';
import { ownWrite, type WriteRequest } from '#/business/decision/review-calls.ts';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { useFormQuery } from '#/business/record/use-seen.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { isPhone } from '#/ui/form/contact.ts';
import { DateField } from '#/ui/form/field/date-field.tsx';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { TextField } from '#/ui/form/field/text-field.tsx';
import type { DialogProps } from '../action.ts';
import {
  blankNominee,
  isShare,
  type NomineesDraft,
  nomineeFields,
  nomineesMax,
  sumShares,
  toNominee,
  toNomineesDraft,
} from './nominee-draft.ts';

const earliest = '1900-01-01';

function NomineeRow({
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

function NomineeList({ control }: { control: Control<NomineesDraft> }) {
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

const saveNominees = ownWrite(
  async (sdk, { params: { path }, body }: WriteRequest<Schemas.ClientNomineesRequest>) =>
    unwrap(await sdk.PUT('/client/admin/v1/nominee/{id}', { params: { path }, body })),
  { topics: ['client', 'proposal'] },
);

const fields = Array.from({ length: nomineesMax }, (_, at) => at).flatMap((at) =>
  nomineeFields.map((name) => `nominees.${at}.${name}` as const),
);

export function EditNominees({ client, onClose }: DialogProps) {
  const { t } = useTranslation(['client-forms', 'client-actions']);
  const query = useFormQuery(nomineesQuery(useSdk(), client.id));
  const edit = useRecordForm({
    record: query.data,
    toDraft: toNomineesDraft,
    blank: { nominees: [] },
    fields,
    mode: 'onChange',
    write: saveNominees,
    done: ({ id }) => ({
      title: t('nominee.proposed', { name: client.full_name }),
      link: { to: '/approval', search: { id }, label: t('openProposal') },
    }),
    prepare: ({ nominees }, { version }) =>
      sumShares(nominees.map(({ share }) => share)).over
        ? null
        : { id: client.id, body: { nominees: nominees.map(toNominee), version } },
    // STALE_RECORD brings the client, whose version this is; the list that was typed stays.
    updateSeen: (seen, current) => ({ ...seen, version: (current as Schemas.Client).version }),
  });
  return (
    <RecordForm
      of={edit}
      title={t('client-actions:action.nominees')}
      description={t('client-actions:who', { name: client.full_name, username: client.username })}
      submit={t('nominee.submit')}
      failed={t('client-actions:failed')}
      conflictTitle={t('client-actions:conflict')}
      onClose={onClose}
    >
      <Notice tone="info" title={t('nominee.twoPeople')} />
      <Loaded query={query}>{() => <NomineeList control={edit.form.control} />}</Loaded>
    </RecordForm>
  );
}
