import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';
import { useClientWrite } from '#/kit/client/use-client-write.ts';
import type { DialogProps } from '../action.ts';
import { ConfirmAction } from './confirm-action.tsx';

const keys = createIntentKeys();

/** Deletes a client for whom nothing was ever done: the server knows, and says why where it cannot. */
export function DeleteClient({ client, onClose, onDeleted }: DialogProps) {
  const { t } = useTranslation('client-actions');
  const { full_name: name, username } = client;
  const remove = useClientWrite<{ id: string }, Schemas.Done>({
    keys,
    write: async (sdk, { id }) =>
      unwrap(await sdk.DELETE('/client/admin/v1/{id}', { params: { path: { id } } })),
    done: () => {
      onDeleted?.();
      return { title: t('remove.done', { name }) };
    },
    gone: client.id,
  });
  return (
    <ConfirmAction
      title={t('remove.title', { name })}
      effects={[t('who', { name, username }), t('remove.effect'), t('remove.only')]}
      confirm={t('remove.confirm')}
      failed={t('remove.failed')}
      tone="danger"
      mutation={remove}
      intent={{ id: client.id }}
      onClose={onClose}
    />
  );
}
