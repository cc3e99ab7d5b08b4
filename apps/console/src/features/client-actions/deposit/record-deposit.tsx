import { type Schemas, unwrap } from '@brokerdesk/sdk';
import i18next from 'i18next';
import { useWatch } from 'react-hook-form';
import { secondPersonReason } from '#/business/decision/two-people/signature.ts';
import { AccountChanges, afterCredit } from '#/business/funds/account-changes.tsx';
import { type Payment, useConversion, useRateCheck } from '#/business/funds/conversion.tsx';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { recordWrite } from '#/business/record/record-write.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { arrivedFile } from '#/ui/form/file/arrived-file.ts';
import { FileField } from '#/ui/form/file/file-field.tsx';
import { errorText } from '#/ui/form/server-errors.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { useCan } from '#/ui/permission.tsx';
import type { DialogProps } from '../action.ts';
import { WithAccounts } from '../funds/with-accounts.tsx';
import { blankDraft, toDepositCreate } from './deposit-draft.ts';
import { RecordFields } from './record-fields.tsx';

type CreateDeposit = { clientId: string; body: Schemas.DepositCreate };

const createDeposit = recordWrite({
  write: async (sdk, { clientId, body }: CreateDeposit, key) => {
    const params = { path: { clientId }, header: { 'Idempotency-Key': key } };
    return unwrap(await sdk.POST('/deposit/admin/v2/specialized/{clientId}', { params, body }));
  },
  topics: ['deposit', 'account', 'client', 'proposal'],
});

function useDepositToast() {
  const { t } = useTranslation('client-deposit');
  const { money } = useMoney();
  const seesQueue = useCan('read', ['deposit', 'funds']);
  return (deposit: Schemas.Deposit) => {
    const { id, client, decision, order_no: orderNo } = deposit;
    const another = secondPersonReason(decision);
    return {
      title: t('done', { orderNo, amount: money(deposit.amount, deposit.currency) }),
      ...(another !== null && { description: another }),
      ...(seesQueue && {
        link: {
          to: '/funds/deposit',
          search: { id, ...(client.fake && { fake: true }) },
          label: t('open'),
        },
      }),
    };
  };
}

export function ExpectedEffect({ client, ...payment }: Payment & { client: { id: string } }) {
  const { t } = useTranslation(['client-funds', 'funds']);
  const { converted, credited } = useConversion(payment);
  return (
    <AccountChanges
      client={client}
      changes={[{ account: payment.account, after: afterCredit(payment.account, credited) }]}
      later={t(converted ? 'funds:effect.afterAbout' : 'funds:effect.afterApproval')}
    >
      {t('credit.pending')}
    </AccountChanges>
  );
}

const noRate = () => i18next.t('funds:rate.none');

export function RecordDeposit(props: DialogProps) {
  const { t } = useTranslation('client-deposit');
  return (
    <WithAccounts {...props} title={t('title')}>
      {(accounts) => (
        <DepositForm
          client={{ ...props.client, accounts: [...accounts] }}
          onClose={props.onClose}
        />
      )}
    </WithAccounts>
  );
}

function DepositForm({ client, onClose }: { client: Schemas.Client; onClose: () => void }) {
  const { t } = useTranslation(['client-deposit', 'funds']);
  const create = useRecordForm({
    record: null,
    toDraft: () => blankDraft(client),
    labels: {
      account_id: t('account'),
      sub_type: t('label.subType'),
      amount: t('label.amount'),
      currency: t('label.currency'),
      payer_name: t('label.payer'),
      reference_no: t('label.reference'),
      txid: t('label.txid'),
      network: t('label.network'),
      address: t('address'),
      remark: t('label.remark'),
      screenshot: t('label.proof'),
    },
    fieldOfCode: {
      RATE_UNAVAILABLE: { field: 'currency', message: noRate },
      RATE_OUTDATED: { field: 'currency' },
      ACCOUNT_NOT_OF_CLIENT: { field: 'account_id' },
      FILE_NOT_READY: { field: 'screenshot' },
    },
    draft: `deposit for ${client.id}`,
    write: createDeposit,
    done: useDepositToast(),
    prepare: async (draft): Promise<CreateDeposit | null> => {
      if (!(await hasRate())) {
        setError('currency', errorText(noRate), { shouldFocus: true });
        return null;
      }
      const fileId = await arrivedFile(create.form, 'screenshot');
      if (fileId === undefined) return null;
      const body = toDepositCreate(draft, fileId);
      return body && { clientId: client.id, body };
    },
  });
  const { control, setError } = create.form;
  const [currency, accountId, amount] = useWatch({
    control,
    name: ['currency', 'account_id', 'amount'],
  });
  const account = client.accounts.find(({ id }) => id === accountId);
  const hasRate = useRateCheck(currency, account?.currency);
  return (
    <RecordForm
      of={create}
      title={t('title')}
      description={
        <>
          {t('client', { name: client.full_name, username: client.username })}
          {client.fake && <> · {t('robot')}</>}
        </>
      }
      submit={t('submit')}
      failed={t('failed')}
      onClose={onClose}
    >
      <RecordFields form={create.form} field={create.field} client={client} account={account} />
      <FileField
        form={create.form}
        name="screenshot"
        label={t('label.proof')}
        notSentMessage={t('proofNotSent')}
        purpose="deposit_proof"
      />
      {account && (
        <ExpectedEffect client={client} account={account} amount={amount} currency={currency} />
      )}
    </RecordForm>
  );
}
