import { RecordForm } from '#/business/record/record-form.tsx';
import { useRecordForm } from '#/business/record/use-record-form.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { cancelSubscription } from '../order-calls.ts';
import type { StepFormProps } from './step-form-props.ts';

/** Stops the renewal of a subscription, which then ends with the period that is paid for. */
export function CancelForm({ detail: { trade }, onClose }: StepFormProps) {
  const { t } = useTranslation('order-review');
  const { exact } = useTime();
  const { client, plan } = trade;
  const cancel = useRecordForm({
    record: trade,
    toDraft: () => ({ remark: '' }),
    labels: { remark: t('fact.remark') },
    write: cancelSubscription,
    done: ({ order_no: orderNo }) => t('cancel.done', { orderNo }),
    prepare: ({ remark }, { id, version }) => ({
      id,
      body: { remark: remark.trim() || null, version },
    }),
  });
  const until = plan?.next_bill_at;
  return (
    <RecordForm
      of={cancel}
      title={t('cancel.title', { orderNo: trade.order_no })}
      description={t('who', {
        name: client.full_name,
        username: client.username,
        accNo: trade.acc_no,
      })}
      submit={t('cancel.submit')}
      failed={t('cancel.failed')}
      conflictTitle={t('changed')}
      onClose={onClose}
    >
      <p>{until ? t('cancel.effect', { at: exact(until) }) : t('cancel.effectNoPeriod')}</p>
      <TextareaField
        control={cancel.form.control}
        name="remark"
        label={t('fact.remark')}
        maxLength={500}
      />
    </RecordForm>
  );
}
