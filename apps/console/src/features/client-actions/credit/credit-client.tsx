import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';
import { useClientWrite } from '#/kit/client/use-client-write.ts';
import { secondPersonReason } from '#/kit/decision/two-people/signature.ts';
import { FormDialog } from '#/kit/form/form-dialog.tsx';
import { MoneyField } from '#/kit/form/money-field.tsx';
import { useDraftForm } from '#/kit/form/use-draft-form.ts';
import { useMoney } from '#/kit/money/use-money.ts';
import { AccountField } from '../funds/account-field.tsx';
import { afterCredit } from '../funds/after.ts';
import { amountFault } from '../funds/amount-fault.ts';
import { Effect } from '../funds/effect.tsx';
import { type FundDialogProps, WithAccounts } from '../funds/with-accounts.tsx';

type Kind = 'compensation' | 'bonus';
type Credit = { kind: Kind; accountId: string; body: Schemas.CreditRequest };

const keys = createIntentKeys();
const fields = ['account_id', 'amount'] as const;

/** Compensation or a bonus: an amount for an account, which a review lets through. */
export function CreditClient(props: FundDialogProps & { kind: Kind }) {
  const { t } = useTranslation('client-funds');
  return (
    <WithAccounts {...props} title={t(`${props.kind}.title`)}>
      {(accounts) => <CreditForm {...props} accounts={accounts} />}
    </WithAccounts>
  );
}

function CreditForm({
  kind,
  client,
  accounts,
  onClose,
}: FundDialogProps & { kind: Kind; accounts: readonly Schemas.Account[] }) {
  const { t } = useTranslation(['client-funds', 'client-actions']);
  const { money } = useMoney();
  const only = accounts.length === 1 ? accounts[0] : undefined;
  const form = useDraftForm(`${kind} for ${client.id}`, { account_id: only?.id ?? '', amount: '' });
  const { control } = form;
  const accountId = useWatch({ control, name: 'account_id' });
  const amount = useWatch({ control, name: 'amount' });
  const account = accounts.find(({ id }) => id === accountId);
  const currency = account?.currency ?? '';
  const credited = amountFault(amount, currency) === null ? amount : null;
  const credit = useClientWrite<Credit, Schemas.Overdrawn>({
    keys,
    write: async (sdk, { kind: sort, accountId: id, body }, key) => {
      const params = { path: { id }, header: { 'Idempotency-Key': key } };
      return unwrap(
        sort === 'bonus'
          ? await sdk.POST('/overdrawn/admin/v1/bonus/{id}', { params, body })
          : await sdk.POST('/overdrawn/admin/v1/compensation/{id}', { params, body }),
      );
    },
    done: (made) => {
      const another = secondPersonReason(made.decision);
      return {
        title: t(`${kind}.done`, {
          orderNo: made.order_no,
          amount: money(made.amount, made.currency),
        }),
        ...(another !== null && { description: another }),
      };
    },
    topics: ['compensation', 'account'],
  });
  return (
    <FormDialog
      title={t(`${kind}.title`)}
      description={t('client-actions:who', { name: client.full_name, username: client.username })}
      form={form}
      keepsDraft
      fields={fields}
      mutation={credit}
      prepare={(draft) => ({
        kind,
        accountId: draft.account_id,
        body: { amount: draft.amount.replace(/\.$/, '') },
      })}
      onSent={form.forgetDraft}
      onClose={onClose}
      submit={t('credit.submit')}
      failed={t(`${kind}.failed`)}
    >
      <div className="flex flex-col gap-4">
        <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
          <AccountField
            control={control}
            name="account_id"
            label={t('account')}
            accounts={accounts}
          />
          <MoneyField
            control={control}
            name="amount"
            label={t('amount')}
            currency={currency}
            requiredMessage={t('amountRequired')}
            check={(typed) => {
              const fault = amountFault(typed, currency);
              return fault && t(fault, { currency });
            }}
          />
        </div>
        {account && (
          <Effect
            client={client}
            changes={[{ account, after: afterCredit(account, credited) }]}
            later={t('effect.afterApproval')}
          >
            {t('credit.pending')}
          </Effect>
        )}
      </div>
    </FormDialog>
  );
}
