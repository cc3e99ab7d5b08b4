import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';
import { useClientWrite } from '#/kit/client/use-client-write.ts';
import { asOwnChange } from '#/kit/live/own-changes.ts';
import type { DialogProps } from '../action.ts';
import { ConfirmAction } from './confirm-action.tsx';

const keys = createIntentKeys();

/** Ends every session of a client. */
export function ForceOffline({ client, onClose }: DialogProps) {
  const { t } = useTranslation('client-actions');
  const end = useClientWrite<{ id: string }, Schemas.Client>({
    keys,
    write: (sdk, { id }) =>
      asOwnChange(id, async () =>
        unwrap(await sdk.PUT('/client/admin/v1/offline/{id}', { params: { path: { id } } })),
      ),
    done: ({ full_name: name }) => ({ title: t('offline.done', { name }) }),
  });
  return (
    <ConfirmAction
      title={t('offline.title', { name: client.full_name })}
      effects={[
        t('who', { name: client.full_name, username: client.username }),
        t('offline.effect'),
      ]}
      confirm={t('offline.confirm')}
      failed={t('failed')}
      tone="danger"
      mutation={end}
      intent={{ id: client.id }}
      onClose={onClose}
    />
  );
}
