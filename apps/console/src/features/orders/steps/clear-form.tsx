import { RecordForm } from '#/business/record/record-form.tsx';
import { useRecordForm } from '#/business/record/use-record-form.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { DateField } from '#/ui/form/field/date-field.tsx';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { afterPayout } from '../effect/order-effect.ts';
import { settleOrder } from '../order-calls.ts';
import { payoutOf } from '../order-in-status.ts';
import { OrderEffect } from '../review/order-effect.tsx';
import type { StepFormProps } from './step-form-props.ts';

/** Says that the market owes the money of a sale, and when it is due to arrive. */
export function ClearForm({ detail: { trade, account }, onClose }: StepFormProps) {
  const { t } = useTranslation('order-review');
  const { client, kind } = trade;
  const clear = useRecordForm({
    record: trade,
    toDraft: ({ settle_at: settleAt }) => ({ settle_at: settleAt ?? '', remark: '' }),
    labels: { settle_at: t('clear.settleAt'), remark: t('fact.remark') },
    write: settleOrder,
    done: ({ order_no: orderNo }) => t('clear.done', { orderNo }),
    prepare: ({ settle_at: settleAt, remark }, { id, version }) => ({
      kind,
      id,
      body: {
        to: 'unsettled' as const,
        settle_at: settleAt || null,
        remark: remark.trim() || null,
        version,
      },
    }),
  });
  const { control } = clear.form;
  return (
    <RecordForm
      of={clear}
      title={t('clear.title', { orderNo: trade.order_no })}
      description={t('who', {
        name: client.full_name,
        username: client.username,
        accNo: account.acc_no,
      })}
      submit={t('clear.submit')}
      failed={t('clear.failed')}
      conflictTitle={t('changed')}
      onClose={onClose}
    >
      <DateField
        control={control}
        name="settle_at"
        label={t('clear.settleAt')}
        hint={t('clear.settleAtHint')}
        time
      />
      <TextareaField control={control} name="remark" label={t('fact.remark')} maxLength={500} />
      <OrderEffect
        client={client}
        account={account}
        after={afterPayout(account, payoutOf(trade))}
        later={t('effect.afterCompletion')}
      >
        {t('clear.effect')}
      </OrderEffect>
    </RecordForm>
  );
}
