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
  return useIntentMutation<Schemas.MessageCreate, Schemas.MessageOutcome>({
    keys,
    topics: ['message', 'proposal'],
    write: (body, key) => sendMessage(sdk, body, key),
    onDone: ({ message }) => {
      if (message === null) {
        showToast({ tone: 'info', title: t('send.proposed') });
        return;
      }
      const { status, total: count } = message;
      const title = t(status === 'scheduled' ? 'send.scheduled' : 'send.done', { count });
      showToast({ tone: 'success', title });
    },
  });
}
