import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { accountAmount, StatementLink } from '#/business/client/statement-link.tsx';
import { useEffectLabels } from '#/business/decision/account-effect.tsx';
import { ownWrite, storeIn, type WriteRequest } from '#/business/decision/review-calls.ts';
import { useAmountCheck } from '#/business/funds/amount-check.ts';
import { EffectTable } from '#/business/funds/effect-table.tsx';
import { loanQuery } from '#/business/overdrawn/overdrawn-calls.ts';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { isPositive, minus, plus, zeroLike } from '#/ui/arithmetic/arithmetic.ts';
import { MoneyField } from '#/ui/form/field/money-field.tsx';
import { zeroIn } from '#/ui/money/currencies.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { DebtTable } from './review/debt-table.tsx';

type Parts = Record<'fine' | 'interest' | 'principal' | 'total', string>;

type Repayment = {
  paid: Parts;
  left: Parts;
  over: string | null;
};

type Owed = Pick<
  Schemas.LoanTerms,
  'fine_left' | 'interest_left' | 'principal_left' | 'outstanding'
>;

const isNegative = (amount: string) => amount.startsWith('-');
const smaller = (one: string, other: string) => (isNegative(minus(one, other)) ? one : other);

/**
 * The late charge first, then the interest, then the principal, as the server splits it. Null if nothing is typed that
 * could be paid.
 */
export function splitRepayment(typed: string, owed: Owed): Repayment | null {
  if (!isPositive(typed)) return null;
  const none = zeroLike(owed.outstanding);
  const amount = plus(none, typed.replace(/\.$/, ''));
  const fine = smaller(amount, owed.fine_left);
  const interest = smaller(minus(amount, fine), owed.interest_left);
  const rest = minus(minus(amount, fine), interest);
  const principal = smaller(rest, owed.principal_left);
  const over = minus(rest, principal);
  const total = minus(amount, over);
  return {
    paid: { fine, interest, principal, total },
    left: {
      fine: minus(owed.fine_left, fine),
      interest: minus(owed.interest_left, interest),
      principal: minus(owed.principal_left, principal),
      total: minus(owed.outstanding, total),
    },
    over: isPositive(over) ? over : null,
  };
}

type RepaymentEffectProps = {
  amount: string;
  owed: Schemas.LoanTerms;
  account: Schemas.Account;
  record: Pick<Schemas.Overdrawn, 'id' | 'client'>;
};

function RepaymentEffect({ amount, owed, account, record }: RepaymentEffectProps) {
  const { t } = useTranslation('loan');
  const { money } = useMoney();
  const headingId = useId();
  const repayment = splitRepayment(amount, owed);
  const { currency } = account;
  const now = {
    label: t('schedule.now'),
    fine: owed.fine_left,
    interest: owed.interest_left,
    principal: owed.principal_left,
    total: owed.outstanding,
  };
  const over = repayment?.over ?? null;
  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-col gap-2.5 rounded-md border border-line bg-sunken p-3"
    >
      <h3 id={headingId} className="font-semibold">
        {t('repay.effect')}
      </h3>
      <DebtTable
        caption={t('repay.effect')}
        currency={currency}
        shown={{
          column: now.label,
          as: (shown) => (
            <StatementLink client={record.client} filter={{ record: record.id }} amount={shown} />
          ),
        }}
        columns={
          repayment === null
            ? [now]
            : [
                now,
                { label: t('repay.paid'), ...repayment.paid },
                { label: t('repay.left'), ...repayment.left },
              ]
        }
      />
      <p role="status" className="text-danger-text empty:hidden">
        {over !== null && t('repay.over', { over: money(over, currency) })}
      </p>
      <EffectTable
        account={account}
        shown={accountAmount(record.client, account)}
        labels={useEffectLabels()}
        later={
          repayment && {
            label: t('repay.after'),
            balance: minus(account.balance, repayment.paid.total),
            available: minus(account.available, repayment.paid.total),
          }
        }
      />
      <p className="text-xs text-ink-muted">{t('repay.order')}</p>
    </section>
  );
}

export type Repay = { id: string; body: Required<Schemas.LoanRepaymentRequest> };

export const payLoan = ownWrite(
  async (sdk, request: WriteRequest<Repay['body']>) =>
    unwrap(await sdk.POST('/overdrawn/admin/v1/loan/pay_fine/{id}', request)),
  { topics: ['loan', 'account', 'client', 'proposal'], store: storeIn(loanQuery, 'record') },
);

export type RepayFormProps = {
  record: Schemas.Overdrawn;
  loan: Schemas.LoanTerms;
  account: Schemas.Account;
  onClose: () => void;
};

export function RepayForm({ record, loan, account, onClose }: RepayFormProps) {
  const { t } = useTranslation('loan');
  const { money } = useMoney();
  const repay = useRecordForm({
    record,
    toDraft: () => ({ amount: '' }),
    labels: { amount: t('repay.amount') },
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
            {...repay.field('amount')}
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
