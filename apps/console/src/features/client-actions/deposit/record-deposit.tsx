import type { Schemas } from '@brokerdesk/sdk';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { FileField } from '#/kit/form/file-field.tsx';
import { uploadOf } from '#/kit/form/file-upload.ts';
import { FormDialog } from '#/kit/form/form-dialog.tsx';
import { useDraftForm } from '#/kit/form/use-draft-form.ts';
import { type FundDialogProps, WithAccounts } from '../funds/with-accounts.tsx';
import { useRateCheck } from '../rate/use-rate-check.ts';
import { type CreateDeposit, useCreateDeposit } from './create-deposit.ts';
import { blankDraft, type DepositDraft, toDepositCreate } from './deposit-draft.ts';
import { ExpectedEffect } from './expected-effect.tsx';
import { RecordFields } from './record-fields.tsx';

const fields = [
  'account_id',
  'sub_type',
  'amount',
  'currency',
  'payer_name',
  'reference_no',
  'txid',
  'network',
  'address',
  'remark',
  'screenshot',
] as const satisfies readonly (keyof DepositDraft)[];

/** A deposit that a client has paid in, for somebody else to review. */
export function RecordDeposit(props: FundDialogProps) {
  const { t } = useTranslation('deposit-review');
  return (
    <WithAccounts {...props} title={t('record.title')}>
      {(accounts) => (
        <RecordForm client={{ ...props.client, accounts: [...accounts] }} onClose={props.onClose} />
      )}
    </WithAccounts>
  );
}

function RecordForm({ client, onClose }: { client: Schemas.Client; onClose: () => void }) {
  const { t } = useTranslation(['deposit-review', 'client-funds']);
  const form = useDraftForm<DepositDraft>(`deposit for ${client.id}`, blankDraft(client));
  const create = useCreateDeposit();
  const { control, setError } = form;
  const currency = useWatch({ control, name: 'currency' });
  const accountId = useWatch({ control, name: 'account_id' });
  const amount = useWatch({ control, name: 'amount' });
  const account = client.accounts.find(({ id }) => id === accountId);
  const hasRate = useRateCheck(currency, account?.currency);

  const prepare = async (draft: DepositDraft): Promise<CreateDeposit | null> => {
    if (!(await hasRate())) {
      setError('currency', { message: t('client-funds:rate.none') }, { shouldFocus: true });
      return null;
    }
    const { screenshot } = draft;
    const fileId = screenshot && (await uploadOf(screenshot).outcome());
    if (screenshot && fileId === null) {
      setError('screenshot', { message: t('record.proofNotSent') }, { shouldFocus: true });
      return null;
    }
    const body = toDepositCreate(draft, fileId);
    return body && { clientId: client.id, body };
  };

  return (
    <FormDialog
      title={t('record.title')}
      description={
        <>
          {t('record.client', { name: client.full_name, username: client.username })}
          {client.fake && <> · {t('record.robot')}</>}
        </>
      }
      form={form}
      keepsDraft
      fields={fields}
      fieldOfCode={{
        RATE_UNAVAILABLE: { field: 'currency', message: t('client-funds:rate.none') },
        ACCOUNT_NOT_OF_CLIENT: { field: 'account_id' },
        FILE_NOT_READY: { field: 'screenshot' },
      }}
      mutation={create}
      prepare={prepare}
      onSent={form.forgetDraft}
      onClose={onClose}
      submit={t('record.submit')}
      failed={t('record.failed')}
    >
      <div className="flex flex-col gap-4">
        <RecordFields form={form} client={client} account={account} />
        <FileField
          form={form}
          name="screenshot"
          label={t('review.proof')}
          purpose="deposit_proof"
        />
        {account && (
          <ExpectedEffect client={client} account={account} amount={amount} currency={currency} />
        )}
      </div>
    </FormDialog>
  );
}
