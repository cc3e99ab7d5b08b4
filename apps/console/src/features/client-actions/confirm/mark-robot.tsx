import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { RecordAction } from '#/business/record/record-action.tsx';
import { recordWrite } from '#/business/record/record-write.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { asOwnChange } from '#/ui/live/own-changes.ts';
import type { DialogProps } from '../action.ts';

const markRobot = recordWrite({
  write: (sdk, { id, body }: { id: string; body: Schemas.ClientFakeRequest }) =>
    asOwnChange(id, async () =>
      unwrap(await sdk.PUT('/client/admin/v1/fake/{id}', { params: { path: { id } }, body })),
    ),
  topics: ['client'],
});

export function MarkRobot({ client, onClose }: DialogProps) {
  const { t } = useTranslation('client-actions');
  const { full_name: name, username } = client;
  return (
    <RecordAction
      record={client}
      title={t('fake.title', { name })}
      effects={[t('who', { name, username }), t('fake.effect'), t('fake.forever')]}
      confirm={t('fake.confirm')}
      failed={t('failed')}
      conflictTitle={t('conflict')}
      tone="danger"
      write={markRobot}
      done={(saved) => t('fake.done', { name: saved.full_name })}
      intent={({ id, version }) => ({ id, body: { fake: true, version } })}
      onClose={onClose}
    />
  );
}
