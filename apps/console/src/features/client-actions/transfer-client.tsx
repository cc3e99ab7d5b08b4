import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { ownWrite, type WriteRequest } from '#/business/decision/review-calls.ts';
import { PlannedChanges } from '#/business/record/planned-changes.tsx';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { agentSearch } from '#/business/staff/person-options.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { ComboboxField } from '#/ui/form/combobox/combobox-field.tsx';
import type { ComboboxOption } from '#/ui/form/combobox/combobox-options.ts';
import type { DialogProps } from './action.ts';

type TransferDraft = { user_id: ComboboxOption | null };

const transferClient = ownWrite(
  async (sdk, { params, body }: WriteRequest<Schemas.AgentChange>) => {
    const path = { clientId: params.path.id };
    return unwrap(await sdk.POST('/user/v1/change_agent/{clientId}', { params: { path }, body }));
  },
  { topics: ['client'] },
);

export function TransferClient({ client, onClose }: DialogProps) {
  const { t } = useTranslation(['client-forms', 'client-actions']);
  const sdk = useSdk();
  const agentOf = ({ agent_name: agent }: Schemas.Client) => agent ?? t('transfer.nobody');
  const transfer = useRecordForm({
    record: client,
    toDraft: (): TransferDraft => ({ user_id: null }),
    labels: { user_id: t('transfer.to') },
    describe: ({ user_id: to }, seen) => [
      { label: t('transfer.agent'), text: to?.label ?? agentOf(seen) },
    ],
    write: transferClient,
    done: (saved) => t('transfer.done', { name: saved.full_name, agent: agentOf(saved) }),
    prepare: ({ user_id: to }, { id, version }) =>
      to && { id, body: { user_id: to.value, version } },
  });
  const agent = (transfer.seen ?? client).agent_id;
  return (
    <RecordForm
      of={transfer}
      title={t('client-actions:action.transfer')}
      description={t('client-actions:who', { name: client.full_name, username: client.username })}
      submit={t('transfer.submit')}
      failed={t('client-actions:failed')}
      conflictTitle={t('client-actions:conflict')}
      onClose={onClose}
    >
      <ComboboxField
        {...transfer.field('user_id')}
        placeholder={t('transfer.search')}
        requiredMessage={t('transfer.required')}
        check={(to) => (to.value === agent ? t('transfer.same') : null)}
        source={agentSearch(sdk)}
      />
      <PlannedChanges of={transfer} />
      <p className="text-ink-muted">{t('transfer.effect')}</p>
    </RecordForm>
  );
}
