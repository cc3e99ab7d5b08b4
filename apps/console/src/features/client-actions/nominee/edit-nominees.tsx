import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { nomineesQuery } from '#/business/client-records/client-records.ts';
import { RecordForm } from '#/business/record/record-form.tsx';
import { recordWrite } from '#/business/record/record-write.ts';
import { useRecordForm } from '#/business/record/use-record-form.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Loaded } from '#/ui/controls/loaded.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { asOwnChange } from '#/ui/live/own-changes.ts';
import type { DialogProps } from '../action.ts';
import { nomineeFields, nomineesMax, toNominee, toNomineesDraft } from './nominee-draft.ts';
import { NomineeList } from './nominee-list.tsx';
import { sumShares } from './shares.ts';

const saveNominees = recordWrite({
  write: (sdk, { id, body }: { id: string; body: Schemas.ClientNomineesRequest }) =>
    asOwnChange(id, async () =>
      unwrap(await sdk.PUT('/client/admin/v1/nominee/{id}', { params: { path: { id } }, body })),
    ),
  topics: ['client', 'proposal'],
});

const fields = Array.from({ length: nomineesMax }, (_, at) => at).flatMap((at) =>
  nomineeFields.map((name) => `nominees.${at}.${name}` as const),
);

/** Edits all nominees of a client together, so that the shares total 100 %. */
export function EditNominees({ client, onClose }: DialogProps) {
  const { t } = useTranslation(['client-forms', 'client-actions']);
  const query = useQuery(nomineesQuery(useSdk(), client.id));
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
