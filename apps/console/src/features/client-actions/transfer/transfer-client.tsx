import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useForm, useWatch } from 'react-hook-form';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';
import { useClientWrite } from '#/kit/client/use-client-write.ts';
import { ComboboxField } from '#/kit/form/combobox-field.tsx';
import type { ComboboxOption } from '#/kit/form/combobox-options.ts';
import { FormDialog } from '#/kit/form/form-dialog.tsx';
import { agentSearch } from '#/kit/form/person-options.ts';
import { asOwnChange } from '#/kit/live/own-changes.ts';
import type { DialogProps } from '../action.ts';
import { ConflictNotice } from '../conflict/conflict-notice.tsx';
import { PlannedChanges } from '../conflict/planned-changes.tsx';
import { useSeen } from '../conflict/use-seen.ts';

type TransferDraft = { user_id: ComboboxOption | null };
type Transfer = { id: string; body: Schemas.AgentChange };

const keys = createIntentKeys();
const fields = ['user_id'] as const;

/** Gives a client to another salesman or team leader. */
export function TransferClient({ client, onClose }: DialogProps) {
  const { t } = useTranslation(['client-forms', 'client-actions']);
  const sdk = useSdk();
  const form = useForm<TransferDraft>({ defaultValues: { user_id: null } });
  const { control, setError } = form;
  const chosen = useWatch({ control, name: 'user_id' });
  const transfer = useClientWrite<Transfer, Schemas.Client>({
    keys,
    write: (api, { id, body }) =>
      asOwnChange(id, async () =>
        unwrap(
          await api.POST('/user/v1/change_agent/{clientId}', {
            params: { path: { clientId: id } },
            body,
          }),
        ),
      ),
    done: ({ full_name: name, agent_name: agent }) => ({
      title: t('transfer.done', { name, agent: agent ?? t('transfer.nobody') }),
    }),
  });
  const { seen = client, conflict } = useSeen(client, transfer.error);
  const agentOf = ({ agent_name: agent }: Schemas.Client) => agent ?? t('transfer.nobody');
  const prepare = ({ user_id: to }: TransferDraft): Transfer | null => {
    if (to === null) return null;
    if (to.value === seen.agent_id) {
      setError('user_id', { message: t('transfer.same') }, { shouldFocus: true });
      return null;
    }
    return { id: client.id, body: { user_id: to.value, version: seen.version } };
  };
  return (
    <FormDialog
      title={t('client-actions:action.transfer')}
      description={t('client-actions:who', { name: client.full_name, username: client.username })}
      form={form}
      fields={fields}
      mutation={transfer}
      prepare={prepare}
      onClose={onClose}
      submit={t('transfer.submit')}
      failed={t('client-actions:failed')}
    >
      <div className="flex flex-col gap-4">
        {conflict && (
          <ConflictNotice
            problem={conflict.problem}
            changes={[
              {
                label: t('transfer.agent'),
                before: agentOf(conflict.before),
                after: agentOf(seen),
              },
            ]}
          />
        )}
        <ComboboxField
          control={control}
          name="user_id"
          label={t('transfer.to')}
          placeholder={t('transfer.search')}
          requiredMessage={t('transfer.required')}
          source={agentSearch(sdk)}
        />
        <PlannedChanges
          changes={[
            {
              label: t('transfer.agent'),
              before: agentOf(seen),
              after: chosen?.label ?? agentOf(seen),
            },
          ]}
        />
        <p className="text-ink-muted">{t('transfer.effect')}</p>
      </div>
    </FormDialog>
  );
}
