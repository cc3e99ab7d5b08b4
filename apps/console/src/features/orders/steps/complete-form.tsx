import { RecordForm } from '#/business/record/record-form.tsx';
import { useRecordForm } from '#/business/record/use-record-form.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { zeroIn } from '#/ui/money/currencies.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { afterPayout } from '../effect/order-effect.ts';
import { settleOrder } from '../order-calls.ts';
import { payoutOf } from '../order-in-status.ts';
import { OrderEffect } from '../review/order-effect.tsx';
import type { StepFormProps } from './step-form-props.ts';

/** Pays out what a sale made, or ends a subscription before its period is over. */
export function CompleteForm({ detail: { trade, account }, onClose }: StepFormProps) {
  const { t } = useTranslation('order-review');
  const { money } = useMoney();
  const { client, kind, currency } = trade;
  const of = kind === 'subscribe' ? 'end' : 'complete';
  const payout = payoutOf(trade);
  const complete = useRecordForm({
    record: trade,
    toDraft: () => ({ remark: '' }),
    labels: { remark: t('fact.remark') },
    write: settleOrder,
    done: ({ order_no: orderNo }) =>
      t(`${of}.done`, { orderNo, payout: money(payout, currency), name: client.full_name }),
    prepare: ({ remark }, { id, version }) => ({
      kind,
      id,
      body: { to: 'completed' as const, remark: remark.trim() || null, version },
    }),
  });
  return (
    <RecordForm
      of={complete}
      title={t(`${of}.title`, { orderNo: trade.order_no })}
      description={t('who', {
        name: client.full_name,
        username: client.username,
        accNo: account.acc_no,
      })}
      submit={t(`${of}.submit`)}
      failed={t(`${of}.failed`)}
      conflictTitle={t('changed')}
      onClose={onClose}
    >
      <TextareaField
        control={complete.form.control}
        name="remark"
        label={t('fact.remark')}
        maxLength={500}
      />
      <OrderEffect
        client={client}
        account={account}
        after={kind === 'subscribe' ? null : afterPayout(account, payout)}
        later={t('effect.afterCompletion')}
      >
        {t(`${of}.effect`, {
          payout: money(payout, currency),
          paid: money(trade.paid, currency),
          profit: money(trade.profit ?? zeroIn(currency), currency),
          fee: money(trade.fee, currency),
        })}
      </OrderEffect>
    </RecordForm>
  );
}
