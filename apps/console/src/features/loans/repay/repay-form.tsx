import type { Schemas } from '@brokerdesk/sdk';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { isPositive } from '#/kit/arithmetic/arithmetic.ts';
import { FormDialog } from '#/kit/form/form-dialog.tsx';
import { MoneyField } from '#/kit/form/money-field.tsx';
import { useDraftForm } from '#/kit/form/use-draft-form.ts';
import { isWholeOnly } from '#/kit/money/currencies.ts';
import { useMoney } from '#/kit/money/use-money.ts';
import { useTime } from '#/kit/time/use-time.ts';
import { Notice } from '#/kit/ui/notice.tsx';
import { usePayLoan } from '../api/pay-loan.ts';
import { RepaymentEffect } from './repayment-effect.tsx';
import { useSeenLoan } from './use-seen-loan.ts';

const fields = ['amount'] as const;

/** What the server may say against the amount, without naming the field. */
const fieldOfCode = {
  REPAYMENT_TOO_LARGE: { field: 'amount' },
  INSUFFICIENT_FUNDS: { field: 'amount' },
} as const;

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
  const { exact } = useTime();
  const form = useDraftForm(`repay ${record.id}`, { amount: '' });
  const amount = useWatch({ control: form.control, name: 'amount' });
  const pay = usePayLoan(({ order_no: orderNo, status, loan: after }, paid) =>
    t(status === 'completed' ? 'repay.doneWhole' : 'repay.done', {
      orderNo,
      paid: money(paid, record.currency),
      left: money(after?.outstanding ?? '0', record.currency),
    }),
  );
  const { seen, conflict } = useSeenLoan(record, pay.error);
  const owed = seen.loan ?? loan;
  const all = money(owed.outstanding, seen.currency);
  const { client, currency } = seen;
  return (
    <FormDialog
      title={t('repay.title', { orderNo: seen.order_no })}
      description={t('repay.who', {
        name: client.full_name,
        username: client.username,
        accNo: account.acc_no,
      })}
      form={form}
      keepsDraft
      fields={fields}
      fieldOfCode={fieldOfCode}
      mutation={pay}
      prepare={({ amount: typed }) => ({
        id: seen.id,
        body: { amount: typed.replace(/\.$/, ''), version: seen.version },
      })}
      onSent={form.forgetDraft}
      onClose={onClose}
      submit={t('repay.submit')}
      failed={t('repay.failed')}
    >
      <div className="flex flex-col gap-4">
        {conflict && (
          <Notice announced tone="warning" title={t('repay.changed')}>
            <p>
              {conflict.changed_by && conflict.changed_at
                ? t('repay.changedBy', {
                    name: conflict.changed_by,
                    at: exact(conflict.changed_at),
                  })
                : conflict.message}
            </p>
          </Notice>
        )}
        <div className="flex flex-col items-start gap-2">
          <div className="w-full max-w-72">
            <MoneyField
              control={form.control}
              name="amount"
              label={t('repay.amount')}
              currency={currency}
              hint={t('repay.available', { available: money(account.available, currency) })}
              requiredMessage={t('repay.amountRequired')}
              check={(typed) => {
                if (!isPositive(typed)) return t('repay.amountPositive');
                const whole = isWholeOnly(currency) && /\.\d*[1-9]/.test(typed);
                return whole ? t('repay.wholeOnly', { currency }) : null;
              }}
            />
          </div>
          <Button
            size="sm"
            onClick={() =>
              form.setValue('amount', owed.outstanding, {
                shouldDirty: true,
                shouldValidate: form.formState.isSubmitted,
              })
            }
          >
            {t('repay.all', { amount: all })}
          </Button>
        </div>
        <RepaymentEffect amount={amount} owed={owed} account={account} record={seen} />
      </div>
    </FormDialog>
  );
}
