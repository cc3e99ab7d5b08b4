import { chainOf } from '@brokerdesk/policy';
import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { recordWrite } from '#/business/record/record-write.ts';
import { useFormQuery } from '#/business/record/use-seen.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { QueryError } from '#/ui/controls/error-state.tsx';
import { DateField } from '#/ui/form/field/date-field.tsx';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { workKey } from '#/ui/live/live-queries.ts';
import { useCan } from '#/ui/permission.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';

type Draft = { from: string; to: string; deputy: string; capacity: string };
type Intent = { id: string; body: Schemas.AvailabilityInput };

const at = (id: string) => ({ params: { path: { id } } });

const saveAvailability = recordWrite({
  write: async (sdk, { id, body }: Intent) =>
    unwrap(await sdk.PUT('/work/admin/v1/availability/{id}', { ...at(id), body })),
  topics: ['work', 'staff'],
});

const toDraft = ({ absence, capacity }: Schemas.Availability): Draft => {
  // One that is over is no plan any more.
  const planned = absence !== null && Date.parse(absence.to) > Date.now() ? absence : null;
  return {
    from: planned?.from ?? '',
    to: planned?.to ?? '',
    deputy: planned?.deputy?.id ?? '',
    capacity: capacity === null ? '' : `${capacity}`,
  };
};

export function OwnAvailability({ onClose }: { onClose: () => void }) {
  return <AvailabilityForm id={useSessionUser().id} onClose={onClose} />;
}

export function AvailabilityForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('work');
  const sdk = useSdk();
  const mayManage = useCan('update', chainOf('users'));
  const query = useFormQuery(
    queryOptions({
      queryKey: [...workKey, 'availability', id],
      queryFn: async ({ signal }) =>
        unwrap(await sdk.GET('/work/admin/v1/availability/{id}', { ...at(id), signal })),
      staleTime: 0,
    }),
  );
  const edit = useRecordForm({
    record: query.data,
    blank: { from: '', to: '', deputy: '', capacity: '' },
    toDraft,
    labels: {
      from: t('absence.from'),
      to: t('absence.to'),
      deputy: t('absence.deputy'),
      ...(mayManage && { capacity: t('absence.capacity') }),
    },
    write: saveAvailability,
    done: () => t('absence.saved'),
    faults: ({ from, to }) =>
      (from === '') === (to === '') && (from === '' || Date.parse(from) < Date.parse(to))
        ? []
        : [{ field: 'to', say: () => i18next.t('work:absence.wrong') }],
    prepare: ({ from, to, deputy, capacity }, { version }) => ({
      id,
      body: {
        absence: from === '' ? null : { from, to, deputy_id: deputy || null },
        capacity: capacity === '' ? null : Number(capacity),
        version,
      },
    }),
  });
  const { field } = edit;
  const { data, error } = query;
  return (
    <RecordForm
      of={edit}
      title={t('absence.title')}
      description={t('absence.description')}
      submit={t('absence.save')}
      failed={t('absence.failed')}
      onClose={onClose}
    >
      {error && !data && <QueryError query={query} />}
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data && edit.ready && (
        <>
          <DateField time {...field('from')} />
          <DateField time {...field('to')} />
          <SelectField
            {...field('deputy')}
            hint={t('absence.deputyHint')}
            placeholder={t('absence.none')}
            options={data.deputies.map(({ id: value, name }) => ({ value, label: name }))}
          />
          {mayManage && (
            <NumberField
              {...field('capacity')}
              min="0"
              max="500"
              hint={t('absence.capacityHint', { max: data.default_capacity })}
            />
          )}
          <p className="text-ink-muted">{t('absence.open', { count: data.open })}</p>
        </>
      )}
    </RecordForm>
  );
}
