import { unwrap } from '@brokerdesk/sdk';
import { RecordAction } from '#/business/record/record-action.tsx';
import { recordWrite } from '#/business/record/record-write.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { DialogProps } from '../action.ts';

const deleteClient = recordWrite({
  write: async (sdk, { id }: { id: string }) =>
    unwrap(await sdk.DELETE('/client/admin/v1/{id}', { params: { path: { id } } })),
  topics: ['client'],
  deletes: ({ id }) => id,
});

export function DeleteClient({ client, onClose, onDeleted }: DialogProps) {
  const { t } = useTranslation('client-actions');
  const { full_name: name, username } = client;
  return (
    <RecordAction
      record={client}
      title={t('remove.title', { name })}
      effects={[t('who', { name, username }), t('remove.effect'), t('remove.only')]}
      confirm={t('remove.confirm')}
      failed={t('remove.failed')}
      tone="danger"
      write={deleteClient}
      done={() => {
        onDeleted?.();
        return t('remove.done', { name });
      }}
      intent={({ id }) => ({ id })}
      onClose={onClose}
    />
  );
}
