import { useWatch } from 'react-hook-form';
import { useRiskAnswer } from '#/business/decision/approve-dialog.tsx';
import { amountFault, useAmountCheck } from '#/business/funds/amount-check.ts';
import { useRecordForm } from '#/business/record/record-form.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { MoneyField } from '#/ui/form/field/money-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { OrderEffect } from '../effect/account-effect.tsx';
import { afterPayment } from '../effect/order-effect.ts';
import { payOrder } from '../order-calls.ts';
import { StepForm, type StepFormProps } from './step-form.tsx';

export function PayForm({ detail, onClose }: StepFormProps) {
  const { t } = useTranslation(['order-review', 'form']);
  const { money } = useMoney();
  const { exact } = useTime();
  const { trade, account } = detail;
  const { currency } = trade;
  const risk = useRiskAnswer(trade);
  const pay = useRecordForm({
    record: trade,
    toDraft: () => ({ amount: '', remark: '' }),
    labels: { amount: t('pay.amount'), remark: t('fact.remark') },
    fieldOfCode: { INSUFFICIENT_FUNDS: { field: 'amount' } },
    draft: `pay ${trade.id}`,
    write: payOrder,
    done: ({ order_no: orderNo, status, outstanding }, { body }) =>
      t(status === 'holding' ? 'pay.doneWhole' : 'pay.done', {
        orderNo,
        paid: money(body.amount, currency),
        left: money(outstanding, currency),
      }),
    prepare: async ({ amount: typed, remark }, { id, kind, version }) => {
      const accepted = await risk.ask();
      if (accepted === null) return null;
      const paid = { amount: typed.replace(/\.$/, ''), remark: remark.trim() || null };
      return { kind, id, body: { ...paid, ...accepted, version } };
    },
  });
  const { field } = pay;
  const amount = useWatch({ control: pay.form.control, name: 'amount' }).replace(/\.$/, '');
  const seen = pay.seen ?? trade;
  const isAmount = amountFault(amount, currency) === null;
  return (
    <StepForm of={pay} trade={seen} step="pay" onClose={onClose}>
      <p className="text-ink-muted">
        {t('pay.about', {
          outstanding: money(seen.outstanding, currency),
          at: seen.pay_deadline ? exact(seen.pay_deadline) : '',
        })}
      </p>
      <div className="flex flex-col items-start gap-2">
        <div className="w-full max-w-72">
          <MoneyField
            {...field('amount')}
            currency={currency}
            hint={t('pay.available', { available: money(account.available, currency) })}
            requiredMessage={t('pay.amountRequired')}
            check={useAmountCheck(currency)}
          />
        </div>
        <Button
          size="sm"
          onClick={() =>
            pay.form.setValue('amount', seen.outstanding, {
              shouldDirty: true,
              shouldValidate: pay.form.formState.isSubmitted,
            })
          }
        >
          {t('pay.all', { amount: money(seen.outstanding, currency) })}
        </Button>
      </div>
      <TextareaField {...field('remark')} maxLength={500} />
      {risk.fields}
      <OrderEffect
        of={detail}
        after={isAmount ? afterPayment(seen, account, amount) : null}
        later={t('effect.afterPayment')}
      >
        {t('pay.effect')}
      </OrderEffect>
    </StepForm>
  );
}
