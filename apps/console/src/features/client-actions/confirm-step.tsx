import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { RecordAction } from '#/business/record/record-action.tsx';
import { recordWrite } from '#/business/record/record-write.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { DialogProps } from './action.ts';

type Step = Schemas.ClientStatusRequest['status'] | 'offline' | 'fake';
type Intent = { step: Step; id: string; version: number };

const applyStep = recordWrite({
  write: async (sdk, { step, id, version }: Intent) => {
    const params = { path: { id } };
    if (step === 'offline') {
      return unwrap(await sdk.PUT('/client/admin/v1/offline/{id}', { params }));
    }
    if (step === 'fake') {
      const body = { fake: true, version };
      return unwrap(await sdk.PUT('/client/admin/v1/fake/{id}', { params, body }));
    }
    const body = { status: step, version };
    return unwrap(await sdk.POST('/client/admin/v1/status/{id}', { params, body }));
  },
  topics: ['client'],
});

/** Enables or disables, locks or unlocks a client, ends every session, or marks a robot for good. */
export function ConfirmStep({ client, step, onClose }: DialogProps & { step: Step }) {
  const { t } = useTranslation('client-actions');
  const { full_name: name, username } = client;
  return (
    <RecordAction
      record={client}
      title={t(`${step}.title`, { name })}
      effects={[
        t('who', { name, username }),
        t(`${step}.effect`),
        ...(step === 'fake' ? [t('fake.forever')] : []),
      ]}
      confirm={t(`${step}.confirm`)}
      failed={t('failed')}
      conflictTitle={t('conflict')}
      tone={step === 'enabled' || step === 'unlocked' ? 'primary' : 'danger'}
      write={applyStep}
      done={(saved) => t(`${step}.done`, { name: saved.full_name })}
      intent={({ id, version }) => ({ step, id, version })}
      onClose={onClose}
    />
  );
}

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
