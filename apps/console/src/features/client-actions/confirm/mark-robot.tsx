import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';
import { useClientWrite } from '#/kit/client/use-client-write.ts';
import { asOwnChange } from '#/kit/live/own-changes.ts';
import type { DialogProps } from '../action.ts';
import { ConflictNotice } from '../conflict/conflict-notice.tsx';
import { useSeen } from '../conflict/use-seen.ts';
import { ConfirmAction } from './confirm-action.tsx';

type MarkRobot = { id: string; body: Schemas.ClientFakeRequest };

const keys = createIntentKeys();

/** Marks a client as a robot, for good, and says so before it does. */
export function MarkRobot({ client, onClose }: DialogProps) {
  const { t } = useTranslation('client-actions');
  const mark = useClientWrite<MarkRobot, Schemas.Client>({
    keys,
    write: (sdk, { id, body }) =>
      asOwnChange(id, async () =>
        unwrap(await sdk.PUT('/client/admin/v1/fake/{id}', { params: { path: { id } }, body })),
      ),
    done: ({ full_name: name }) => ({ title: t('fake.done', { name }) }),
  });
  const { seen = client, conflict } = useSeen(client, mark.error);
  return (
    <ConfirmAction
      title={t('fake.title', { name: client.full_name })}
      effects={[
        t('who', { name: client.full_name, username: client.username }),
        t('fake.effect'),
        t('fake.forever'),
      ]}
      confirm={t('fake.confirm')}
      failed={t('failed')}
      tone="danger"
      mutation={mark}
      intent={{ id: client.id, body: { fake: true, version: seen.version } }}
      onClose={onClose}
    >
      {conflict && <ConflictNotice problem={conflict.problem} />}
    </ConfirmAction>
  );
}
