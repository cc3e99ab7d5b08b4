import { useRecordForm } from '#/business/record/use-record-form.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { TextareaField } from '#/ui/form/field/text-field.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { cancelSubscription } from '../order-calls.ts';
import { StepForm, type StepFormProps } from './step-form.tsx';

export function CancelForm({ detail: { trade }, onClose }: StepFormProps) {
  const { t } = useTranslation('order-review');
  const { exact } = useTime();
  const cancel = useRecordForm({
    record: trade,
    toDraft: () => ({ remark: '' }),
    labels: { remark: t('fact.remark') },
    write: cancelSubscription,
    done: ({ order_no: orderNo }) => t('cancel.done', { orderNo }),
    prepare: ({ remark }, { kind, id, version }) => ({
      kind,
      id,
      body: { remark: remark.trim() || null, version },
    }),
  });
  const until = trade.plan?.next_bill_at;
  return (
    <StepForm of={cancel} trade={trade} step="cancel" onClose={onClose}>
      <p>{until ? t('cancel.effect', { at: exact(until) }) : t('cancel.effectNoPeriod')}</p>
      <TextareaField
        control={cancel.form.control}
        name="remark"
        label={t('fact.remark')}
        maxLength={500}
      />
    </StepForm>
  );
}
