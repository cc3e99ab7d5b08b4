import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { RecordAction } from '#/business/record/record-action.tsx';
import { recordWrite } from '#/business/record/record-write.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { asOwnChange } from '#/ui/live/own-changes.ts';
import type { DialogProps } from '../action.ts';

type Status = Schemas.ClientStatusRequest['status'];

const setStatus = recordWrite({
  write: (sdk, { id, body }: { id: string; body: Schemas.ClientStatusRequest }) =>
    asOwnChange(id, async () =>
      unwrap(await sdk.POST('/client/admin/v1/status/{id}', { params: { path: { id } }, body })),
    ),
  topics: ['client'],
});

export function SetStatus({ client, status, onClose }: DialogProps & { status: Status }) {
  const { t } = useTranslation('client-actions');
  const { full_name: name, username } = client;
  return (
    <RecordAction
      record={client}
      title={t(`${status}.title`, { name })}
      effects={[t('who', { name, username }), t(`${status}.effect`)]}
      confirm={t(`${status}.confirm`)}
      failed={t('failed')}
      conflictTitle={t('conflict')}
      tone={status === 'disabled' || status === 'locked' ? 'danger' : 'primary'}
      write={setStatus}
      done={(saved) => t(`${status}.done`, { name: saved.full_name })}
      intent={({ id, version }) => ({ id, body: { status, version } })}
      onClose={onClose}
    />
  );
}
