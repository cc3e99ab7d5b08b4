import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { PlannedChanges } from '#/business/record/planned-changes.tsx';
import { RecordForm } from '#/business/record/record-form.tsx';
import { recordWrite } from '#/business/record/record-write.ts';
import { useRecordForm } from '#/business/record/use-record-form.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { asOwnChange } from '#/ui/live/own-changes.ts';
import type { DialogProps } from '../action.ts';
import { type ClientDraft, toClientDraft, toClientUpdate } from './client-draft.ts';
import { EditFields } from './edit-fields.tsx';

const saveClient = recordWrite({
  write: (sdk, { id, body }: { id: string; body: Schemas.ClientUpdate }) =>
    asOwnChange(id, async () =>
      unwrap(await sdk.PUT('/client/admin/v1/{id}', { params: { path: { id } }, body })),
    ),
  topics: ['client'],
});

const fields = [
  'full_name',
  'mobile',
  'email',
  'vip_level',
  'score',
  'remark',
] as const satisfies readonly (keyof ClientDraft)[];

export function EditClient({ client, onClose }: DialogProps) {
  const { t } = useTranslation(['client-forms', 'client-actions']);
  const edit = useRecordForm({
    record: client,
    toDraft: toClientDraft,
    fields,
    describe: (draft, { mobile, email }) => {
      // A contact that is not typed anew stays; the old one is known in its masked form only.
      const shown = { ...draft, mobile: draft.mobile || mobile, email: draft.email || email };
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
