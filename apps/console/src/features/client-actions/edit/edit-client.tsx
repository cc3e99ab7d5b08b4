import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';
import { useClientWrite } from '#/kit/client/use-client-write.ts';
import { FormDialog } from '#/kit/form/form-dialog.tsx';
import { asOwnChange } from '#/kit/live/own-changes.ts';
import type { DialogProps } from '../action.ts';
import { ConflictNotice } from '../conflict/conflict-notice.tsx';
import { PlannedChanges } from '../conflict/planned-changes.tsx';
import { useSeen } from '../conflict/use-seen.ts';
import { type ClientDraft, toClientDraft, toClientUpdate } from './client-draft.ts';
import { EditFields } from './edit-fields.tsx';

type EditClientIntent = { id: string; body: Schemas.ClientUpdate };

const keys = createIntentKeys();
const fields = [
  'full_name',
  'mobile',
  'email',
  'vip_level',
  'score',
  'remark',
] as const satisfies readonly (keyof ClientDraft)[];

/** What staff know about a client. */
export function EditClient({ client, onClose }: DialogProps) {
  const { t } = useTranslation(['client-forms', 'client-actions']);
  const edit = useClientWrite<EditClientIntent, Schemas.Client>({
    keys,
    write: (sdk, { id, body }) =>
      asOwnChange(id, async () =>
        unwrap(await sdk.PUT('/client/admin/v1/{id}', { params: { path: { id } }, body })),
      ),
    done: ({ full_name: name }) => ({ title: t('edit.done', { name }) }),
  });
  const { seen = client, conflict } = useSeen(client, edit.error);
  const form = useForm<ClientDraft>({
    defaultValues: toClientDraft(client),
    // After a conflict: what the person has not touched is as the colleague left it.
    values: toClientDraft(seen),
    resetOptions: { keepDirtyValues: true },
  });
  const draft = { ...toClientDraft(seen), ...useWatch({ control: form.control }) };
  const changesTo = (before: ClientDraft, after: ClientDraft) =>
    fields.map((name) => ({
      label: t(`edit.${name}`),
      before: before[name].trim(),
      after: after[name].trim(),
    }));
  // A contact that is not typed anew stays; the old one is known in its masked form only.
  const shown = { ...toClientDraft(seen), mobile: seen.mobile, email: seen.email };
  return (
    <FormDialog
      title={t('client-actions:action.edit')}
      description={t('client-actions:who', { name: client.full_name, username: client.username })}
      form={form}
      fields={fields}
      mutation={edit}
      prepare={(typed) => ({ id: client.id, body: toClientUpdate(typed, seen.version) })}
      onClose={onClose}
      submit={t('edit.submit')}
      failed={t('client-actions:failed')}
    >
      <div className="flex flex-col gap-4">
        {conflict && (
          <ConflictNotice
            problem={conflict.problem}
            changes={changesTo(toClientDraft(conflict.before), toClientDraft(seen))}
          />
        )}
        <EditFields control={form.control} client={seen} />
        <PlannedChanges
          changes={changesTo(shown, {
            ...draft,
            mobile: draft.mobile || shown.mobile,
            email: draft.email || shown.email,
          })}
        />
      </div>
    </FormDialog>
  );
}
