import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useWatch } from 'react-hook-form';
import { useAmountCheck } from '#/business/funds/use-amount-check.ts';
import { loanKey, overdrawnQuery } from '#/business/overdrawn/get-overdrawn.ts';
import { RecordForm } from '#/business/record/record-form.tsx';
import { recordWrite } from '#/business/record/record-write.ts';
import { useRecordForm } from '#/business/record/use-record-form.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { MoneyField } from '#/ui/form/field/money-field.tsx';
import { asOwnChange } from '#/ui/live/own-changes.ts';
import { zeroIn } from '#/ui/money/currencies.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { RepaymentEffect } from './repayment-effect.tsx';

/** A payment on a loan, in the version that the user saw. */
export type Repay = { id: string; body: Required<Schemas.LoanRepaymentRequest> };

/** Takes a payment from the account. */
export const payLoan = recordWrite({
  write: (sdk, { id, body }: Repay, key) =>
    asOwnChange(id, async () => {
      const params = { path: { id }, header: { 'Idempotency-Key': key } };
      return unwrap(await sdk.POST('/overdrawn/admin/v1/loan/pay_fine/{id}', { params, body }));
    }),
  topics: ['loan', 'account', 'client', 'proposal'],
  store: (queryClient, sdk, record) => {
    const { queryKey } = overdrawnQuery(sdk, loanKey, record.id);
    queryClient.setQueryData(queryKey, (detail) => detail && { ...detail, record });
  },
});

export type RepayFormProps = {
  record: Schemas.Overdrawn;
  loan: Schemas.LoanTerms;
  account: Schemas.Account;
  onClose: () => void;
};

/** Takes a payment on a loan from the account's money; how it is split is seen before it is sent. */
export function RepayForm({ record, loan, account, onClose }: RepayFormProps) {
  const { t } = useTranslation('loan');
  const { money } = useMoney();
  const repay = useRecordForm({
    record,
    toDraft: () => ({ amount: '' }),
    fields: ['amount'],
    fieldOfCode: {
      REPAYMENT_TOO_LARGE: { field: 'amount' },
      INSUFFICIENT_FUNDS: { field: 'amount' },
    },
    draft: `repay ${record.id}`,
    write: payLoan,
    done: ({ order_no: orderNo, status, loan: after }, { body: { amount: paid } }) =>
      t(status === 'completed' ? 'repay.doneWhole' : 'repay.done', {
        orderNo,
        paid: money(paid, record.currency),
        left: money(after?.outstanding ?? zeroIn(record.currency), record.currency),
      }),
    prepare: ({ amount: typed }, { id, version }) => ({
      id,
      body: { amount: typed.replace(/\.$/, ''), version },
    }),
  });
  const amount = useWatch({ control: repay.form.control, name: 'amount' });
  const seen = repay.seen ?? record;
  const owed = seen.loan ?? loan;
  const all = money(owed.outstanding, seen.currency);
  const { client, currency } = seen;
  return (
    <RecordForm
      of={repay}
      title={t('repay.title', { orderNo: seen.order_no })}
      description={t('repay.who', {
        name: client.full_name,
        username: client.username,
        accNo: account.acc_no,
      })}
      submit={t('repay.submit')}
      failed={t('repay.failed')}
      conflictTitle={t('repay.changed')}
      onClose={onClose}
    >
      <div className="flex flex-col items-start gap-2">
        <div className="w-full max-w-72">
          <MoneyField
            control={repay.form.control}
            name="amount"
            label={t('repay.amount')}
            currency={currency}
            hint={t('repay.available', { available: money(account.available, currency) })}
            requiredMessage={t('repay.amountRequired')}
            check={useAmountCheck(currency)}
          />
        </div>
        <Button
          size="sm"
          onClick={() =>
            repay.form.setValue('amount', owed.outstanding, {
              shouldDirty: true,
              shouldValidate: repay.form.formState.isSubmitted,
            })
          }
        >
          {t('repay.all', { amount: all })}
        </Button>
      </div>
      <RepaymentEffect amount={amount} owed={owed} account={account} record={seen} />
    </RecordForm>
  );
}
