import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';
import { useIntentMutation } from '#/kit/api/use-intent-mutation.ts';
import { showToast } from '#/kit/ui/toast-store.ts';

/** Shared by every form of this browser tab: see `createIntentKeys`. */
const keys = createIntentKeys();

async function sendMessage(sdk: Sdk, body: Schemas.MessageCreate, key: string) {
  const params = { header: { 'Idempotency-Key': key } };
  return unwrap(await sdk.POST('/message/admin/v1/create', { params, body }));
}

/** Sends a message, once, and says wherever the person is by then how many clients got it. */
export function useSendMessage() {
  const sdk = useSdk();
  const { t } = useTranslation('message');
  return useIntentMutation<Schemas.MessageCreate, Schemas.Message>({
    keys,
    topics: ['message'],
    write: (body, key) => sendMessage(sdk, body, key),
    onDone: ({ total }) => {
      showToast({ tone: 'success', title: t('send.done', { count: total }) });
    },
  });
}
