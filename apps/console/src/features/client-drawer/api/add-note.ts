import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';
import { useIntentMutation } from '#/kit/api/use-intent-mutation.ts';
import { clientKey } from '#/kit/client/client-keys.ts';
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
  const queryClient = useQueryClient();
  const { t } = useTranslation('client-detail');
  return useIntentMutation<NoteIntent, Schemas.ClientNote>({
    keys,
    write: (intent, key) => addNote(sdk, intent, key),
    onDone: (_note, { id }) => {
      void queryClient.invalidateQueries({ queryKey: [...clientKey, 'note', id] });
      showToast({ tone: 'success', title: t('note.added') });
    },
    onFailed: () => {},
  });
}
