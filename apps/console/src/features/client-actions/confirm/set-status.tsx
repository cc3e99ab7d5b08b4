import type { Schemas } from '@brokerdesk/sdk';
import { unwrap } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';
import { useClientWrite } from '#/kit/client/use-client-write.ts';
import { asOwnChange } from '#/kit/live/own-changes.ts';
import type { DialogProps } from '../action.ts';
import { ConflictNotice } from '../conflict/conflict-notice.tsx';
import { useSeen } from '../conflict/use-seen.ts';
import { ConfirmAction } from './confirm-action.tsx';

type Status = Schemas.ClientStatusRequest['status'];
type SetStatus = { id: string; body: Schemas.ClientStatusRequest };

const keys = createIntentKeys();

/** Enables or disables, locks or unlocks a client. */
export function SetStatus({ client, status, onClose }: DialogProps & { status: Status }) {
  const { t } = useTranslation('client-actions');
  const set = useClientWrite<SetStatus, Schemas.Client>({
    keys,
    write: (sdk, { id, body }) =>
      asOwnChange(id, async () =>
        unwrap(await sdk.POST('/client/admin/v1/status/{id}', { params: { path: { id } }, body })),
      ),
    done: ({ full_name: name }) => ({ title: t(`${status}.done`, { name }) }),
  });
  const { seen = client, conflict } = useSeen(client, set.error);
  return (
    <ConfirmAction
      title={t(`${status}.title`, { name: client.full_name })}
      effects={[
        t('who', { name: client.full_name, username: client.username }),
        t(`${status}.effect`),
      ]}
      confirm={t(`${status}.confirm`)}
      failed={t('failed')}
      tone={status === 'disabled' || status === 'locked' ? 'danger' : 'primary'}
      mutation={set}
      intent={{ id: client.id, body: { status, version: seen.version } }}
      onClose={onClose}
    >
      {conflict && <ConflictNotice problem={conflict.problem} />}
    </ConfirmAction>
  );
}
