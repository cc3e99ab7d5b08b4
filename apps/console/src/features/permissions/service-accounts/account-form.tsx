import { mayGiveScope, serviceScopes } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { useWatch } from 'react-hook-form';
import { useProposed } from '#/business/decision/two-people/use-proposed.ts';
import { PlannedChanges } from '#/business/record/planned-changes.tsx';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { agentSearch } from '#/business/staff/person-options.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { ComboboxField } from '#/ui/form/combobox/combobox-field.tsx';
import { DateField } from '#/ui/form/field/date-field.tsx';
import { readNetwork } from '#/ui/form/field/network.ts';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { RadioField } from '#/ui/form/field/radio-field.tsx';
import { TextareaField, TextField } from '#/ui/form/field/text-field.tsx';
import { MultiSelectField } from '#/ui/form/multi-select.tsx';
import { usePermissions } from '#/ui/permission.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import {
  type AccountDraft,
  networksIn,
  proposeAccount,
  rowScopes,
  toAccount,
  toAccountDraft,
} from './account-calls.ts';
import { useScopeLabel } from './use-scope-label.ts';

const yearMs = 366 * 24 * 60 * 60 * 1000;

export function AccountForm({
  account,
  onClose,
}: {
  account: Schemas.ServiceAccount | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('service-account');
  const sdk = useSdk();
  const { exact } = useTime();
  const permissions = usePermissions();
  const scopeLabel = useScopeLabel();
  const proposed = useProposed();
  const labels = {
    name: t('column.name'),
    purpose: t('column.purpose'),
    scopes: t('column.scopes'),
    row_scope: t('column.rowScope'),
    owner_id: t('form.owner'),
    networks: t('form.networks'),
    requests_per_minute: t('form.requests'),
    expires_at: t('column.expiresAt'),
  };
  const edit = useRecordForm({
    record: account,
    toDraft: toAccountDraft(scopeLabel),
    labels,
    describe: (draft: AccountDraft) => [
      { label: labels.purpose, text: draft.purpose.trim() },
      { label: labels.scopes, text: draft.scopes.map(({ label }) => label).join(t('comma')) },
      { label: labels.row_scope, text: t(`rows.${draft.row_scope}`) },
      {
        label: labels.owner_id,
        text: draft.row_scope === 'all' ? '' : (draft.owner_id?.label ?? ''),
      },
      { label: labels.networks, text: networksIn(draft.networks).join(t('comma')) },
      { label: labels.requests_per_minute, text: draft.requests_per_minute },
      { label: labels.expires_at, text: draft.expires_at ? exact(draft.expires_at) : '' },
    ],
    write: proposeAccount,
    done: proposed,
    prepare: (draft, seen) => ({ seen, body: toAccount(draft) }),
    ...(account === null && { draft: 'service-account' }),
  });
  const { field } = edit;
  const rowScope = useWatch({ control: edit.form.control, name: 'row_scope' });
  const scopes = serviceScopes
    .filter((scope) => mayGiveScope(permissions, scope))
    .map((value) => ({ value, label: scopeLabel(value), detail: value }));
  const endFault = (at: string) => {
    const left = Date.parse(at) - Date.now();
    if (left <= 0) return t('form.past');
    return left > yearMs ? t('form.tooLate') : null;
  };
  const networkFault = (text: string) => {
    const wrong = networksIn(text).find((one) => readNetwork(one) === null);
    return wrong === undefined ? null : t('form.networkFault', { network: wrong });
  };
  return (
    <RecordForm
      of={edit}
      drawer
      title={account ? t('edit.title', { name: account.name }) : t('create.title')}
      description={t('form.about')}
      submit={t('form.submit')}
      failed={t('form.failed')}
      onClose={onClose}
    >
      {account === null && (
        <TextField {...field('name')} requiredMessage={t('form.nameRequired')} maxLength={60} />
      )}
      <TextField
        {...field('purpose')}
        hint={t('form.purposeHint')}
        requiredMessage={t('form.purposeRequired')}
        maxLength={200}
      />
      <MultiSelectField
        {...field('scopes')}
        hint={t('form.scopesHint')}
        requiredMessage={t('form.scopesRequired')}
        source={scopes}
        placeholder={t('form.scopesPlaceholder')}
      />
      <RadioField
        {...field('row_scope')}
        options={rowScopes.map((value) => ({ value, label: t(`rows.${value}`) }))}
      />
      {rowScope !== 'all' && (
        <ComboboxField
          {...field('owner_id')}
          hint={t(`form.ownerHint.${rowScope}`)}
          requiredMessage={t('form.ownerRequired')}
          source={agentSearch(sdk)}
          placeholder={t('form.ownerPlaceholder')}
        />
      )}
      <TextareaField
        {...field('networks')}
        hint={t('form.networksHint')}
        requiredMessage={t('form.networksRequired')}
        check={networkFault}
        maxLength={900}
      />
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        <NumberField
          {...field('requests_per_minute')}
          requiredMessage={t('form.requestsRequired')}
          min="1"
          max="6000"
        />
        <DateField
          {...field('expires_at')}
          requiredMessage={t('form.endRequired')}
          time
          check={endFault}
        />
      </div>
      {account !== null && <PlannedChanges of={edit} />}
    </RecordForm>
  );
}
