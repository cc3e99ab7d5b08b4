import { unwrap } from '@brokerdesk/sdk';
import { RecordAction } from '#/business/record/record-action.tsx';
import { recordWrite } from '#/business/record/record-write.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { asOwnChange } from '#/ui/live/own-changes.ts';
import type { DialogProps } from '../action.ts';

const endSessions = recordWrite({
  write: (sdk, { id }: { id: string }) =>
    asOwnChange(id, async () =>
      unwrap(await sdk.PUT('/client/admin/v1/offline/{id}', { params: { path: { id } } })),
    ),
  topics: ['client'],
});

export function ForceOffline({ client, onClose }: DialogProps) {
  const { t } = useTranslation('client-actions');
  const { full_name: name, username } = client;
  return (
    <RecordAction
      record={client}
      title={t('offline.title', { name })}
      effects={[t('who', { name, username }), t('offline.effect')]}
      confirm={t('offline.confirm')}
      failed={t('failed')}
      tone="danger"
      write={endSessions}
      done={(saved) => t('offline.done', { name: saved.full_name })}
      intent={({ id }) => ({ id })}
      onClose={onClose}
    />
  );
}
