import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';
import { useIntentMutation } from '#/kit/api/use-intent-mutation.ts';
import { showToast } from '#/kit/ui/toast-store.ts';

export type NoteIntent = { id: string; text: string };

/** Shared by every drawer of this browser tab: see `createIntentKeys`. */
const keys = createIntentKeys();

async function addNote(sdk: Sdk, { id, text }: NoteIntent, key: string) {
  const params = { path: { id }, header: { 'Idempotency-Key': key } };
  return unwrap(await sdk.POST('/client/admin/v1/note/{id}', { params, body: { text } }));
}

/** Writes a note about a client, once. */
export function useAddNote() {
  const sdk = useSdk();
  const { t } = useTranslation('client-detail');
  return useIntentMutation<NoteIntent, Schemas.ClientNote>({
    keys,
    topics: ['client'],
    write: (intent, key) => addNote(sdk, intent, key),
    onDone: () => {
      showToast({ tone: 'success', title: t('note.added') });
    },
  });
}
