import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useWatch } from 'react-hook-form';
import { secondPersonReason } from '#/business/decision/two-people/signature.ts';
import { AccountChanges, afterCredit } from '#/business/funds/account-changes.tsx';
import { AccountField } from '#/business/funds/account-field.tsx';
import { amountFault, useAmountCheck } from '#/business/funds/amount-check.ts';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { recordWrite } from '#/business/record/record-write.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { MoneyField } from '#/ui/form/field/money-field.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import type { DialogProps } from './action.ts';
import { WithAccounts } from './funds/with-accounts.tsx';

export const creditReasons = {
  compensation: ['service_failure', 'price_error', 'delay', 'other'],
  bonus: ['promotion', 'referral', 'loyalty', 'other'],
} as const satisfies Record<string, readonly Schemas.CreditReason[]>;

type Kind = 'compensation' | 'bonus';
type Credit = { kind: Kind; accountId: string; body: Schemas.CreditRequest };

const giveCredit = recordWrite({
  write: async (sdk, { kind, accountId: id, body }: Credit, key) => {
    const params = { path: { id }, header: { 'Idempotency-Key': key } };
    return unwrap(
      kind === 'bonus'
        ? await sdk.POST('/overdrawn/admin/v1/bonus/{id}', { params, body })
        : await sdk.POST('/overdrawn/admin/v1/compensation/{id}', { params, body }),
    );
  },
  topics: ['compensation', 'account', 'client', 'proposal'],
});

export function CreditClient(props: DialogProps & { kind: Kind }) {
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
}: DialogProps & { kind: Kind; accounts: readonly Schemas.Account[] }) {
  const { t } = useTranslation(['client-funds', 'client-actions', 'funds', 'record']);
  const { money } = useMoney();
  const only = accounts.length === 1 ? accounts[0] : undefined;
  const credit = useRecordForm({
    record: null,
    toDraft: () => ({ account_id: only?.id ?? '', amount: '', reason_code: '', remark: '' }),
    labels: {
      account_id: t('funds:account'),
      amount: t('funds:amount'),
      reason_code: t('credit.reason'),
      remark: t('credit.remark'),
    },
    draft: `${kind} for ${client.id}`,
    write: giveCredit,
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
    prepare: ({ account_id: accountId, amount: typed, reason_code: chosen, remark }) => {
      const reason = creditReasons[kind].find((known) => known === chosen);
      if (reason === undefined) return null;
      const amount = typed.replace(/\.$/, '');
      return { kind, accountId, body: { amount, reason_code: reason, remark: remark.trim() } };
    },
  });
  const { field } = credit;
  const { control } = credit.form;
  const accountId = useWatch({ control, name: 'account_id' });
  const amount = useWatch({ control, name: 'amount' });
  const account = accounts.find(({ id }) => id === accountId);
  const currency = account?.currency ?? '';
  const credited = amountFault(amount, currency) === null ? amount : null;
  return (
    <RecordForm
      of={credit}
      title={t(`${kind}.title`)}
      description={t('client-actions:who', { name: client.full_name, username: client.username })}
      submit={t('credit.submit')}
      failed={t(`${kind}.failed`)}
      onClose={onClose}
    >
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        <AccountField {...field('account_id')} accounts={accounts} />
        <MoneyField
          {...field('amount')}
          currency={currency}
          requiredMessage={t('funds:amountRequired')}
          check={useAmountCheck(currency)}
        />
        <SelectField
          {...field('reason_code')}
          placeholder={t('credit.reasonHint')}
          requiredMessage={t('credit.reasonRequired')}
          options={creditReasons[kind].map((value) => ({
            value,
            label: t(`record:creditReason.${value}`),
          }))}
        />
      </div>
      <TextareaField
        {...field('remark')}
        hint={t('credit.remarkHint')}
        requiredMessage={t('credit.remarkRequired')}
        maxLength={500}
      />
      {account && (
        <AccountChanges
          client={client}
          changes={[{ account, after: afterCredit(account, credited) }]}
          later={t('funds:effect.afterApproval')}
        >
          {t('credit.pending')}
        </AccountChanges>
      )}
    </RecordForm>
  );
}
