import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';
import { nomineesQuery } from '#/kit/client/client-records.ts';
import { useClientWrite } from '#/kit/client/use-client-write.ts';
import { FormDialog } from '#/kit/form/form-dialog.tsx';
import { asOwnChange } from '#/kit/live/own-changes.ts';
import { Loaded } from '#/kit/ui/loaded.tsx';
import type { DialogProps } from '../action.ts';
import { ConflictNotice } from '../conflict/conflict-notice.tsx';
import { useSeen } from '../conflict/use-seen.ts';
import {
  type NomineesDraft,
  nomineeFields,
  nomineesMax,
  toNominee,
  toNomineesDraft,
} from './nominee-draft.ts';
import { NomineeList } from './nominee-list.tsx';
import { sumShares } from './shares.ts';

type SaveNominees = { id: string; body: Schemas.ClientNomineesRequest };

const keys = createIntentKeys();
/** Where what the server says of single fields can land. */
const fields = Array.from({ length: nomineesMax }, (_, at) => at).flatMap((at) =>
  nomineeFields.map((name) => `nominees.${at}.${name}` as const),
);

/** Who gets what of a client's money: all of them at once, so that the shares fit. */
export function EditNominees({ client, onClose }: DialogProps) {
  const { t } = useTranslation(['client-forms', 'client-actions']);
  const query = useQuery(nomineesQuery(useSdk(), client.id));
  const save = useSaveNominees();
  const { first, version, conflict } = useSeenNominees(query.data, save.error);
  const form = useForm<NomineesDraft>({
    defaultValues: { nominees: [] },
    ...(first && { values: toNomineesDraft(first) }),
    mode: 'onChange',
  });
  const prepare = ({ nominees }: NomineesDraft): SaveNominees | null => {
    // The list says so already, where it adds up.
    if (version === undefined || sumShares(nominees.map(({ share }) => share)).over) return null;
    return { id: client.id, body: { nominees: nominees.map(toNominee), version } };
  };
  return (
    <FormDialog
      title={t('client-actions:action.nominees')}
      description={t('client-actions:who', { name: client.full_name, username: client.username })}
      form={form}
      fields={fields}
      mutation={save}
      prepare={prepare}
      onClose={onClose}
      submit={t('nominee.submit')}
      failed={t('client-actions:failed')}
    >
      <div className="flex flex-col gap-4">
        {conflict && <ConflictNotice problem={conflict} />}
        <Loaded query={query}>{() => <NomineeList control={form.control} />}</Loaded>
      </div>
    </FormDialog>
  );
}

/**
 * What the form began with, and the version that goes with the write. A colleague's change, of which
 * the notice tells, brings a new version; the list that was typed stays.
 */
function useSeenNominees(latest: Schemas.ClientNominees | undefined, error: Error | null) {
  const { seen: first } = useSeen(latest, null);
  // What STALE_RECORD brings is the client, whose version this is.
  const { seen, conflict } = useSeen<{ version: number }>(first, error);
  return { first, version: seen?.version, conflict: conflict?.problem };
}

function useSaveNominees() {
  const { t } = useTranslation('client-forms');
  return useClientWrite<SaveNominees, Schemas.ClientNominees>({
    keys,
    write: (sdk, { id, body }) =>
      asOwnChange(id, async () =>
        unwrap(await sdk.PUT('/client/admin/v1/nominee/{id}', { params: { path: { id } }, body })),
      ),
    done: ({ total, share_total: share }) => ({
      title: t('nominee.saved', { count: total, share }),
    }),
  });
}
